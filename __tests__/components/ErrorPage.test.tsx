import { render, screen } from '@testing-library/react';
import ErrorPage from '@/pages/500';
import { pageProps } from './support/pageProps';

test('leads home and to the chat, without a picture', () => {
  const error = {
    pageTitle: 'Erro',
    title: 'Unexpected Application Error!',
    text: 'O site falhou.',
    action: 'Ir ao início',
  };
  render(<ErrorPage {...pageProps({ interfaceTexts: { error } })} />);
  const title = screen.getByRole('heading', { name: error.title });
  expect(title).toHaveAttribute('lang', 'en');
  const home = screen.getByRole('link', { name: error.action });
  expect(home).toHaveAttribute('href', '/');
  expect(home).not.toHaveAttribute('lang');
  screen.getByRole('link', { name: /^Fale Conosco/ });
  screen.getByText(error.text);
  // It would be another request to a server that fails.
  expect(screen.queryByRole('img')).toBeNull();
});
