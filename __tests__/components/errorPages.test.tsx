import { render, screen } from '@testing-library/react';
import NotFoundPage from '@/pages/404';
import ErrorPage from '@/pages/500';
import { pageProps, queries } from './support/queries';

function expectMessage(heading: string, action: string) {
  const title = screen.getByRole('heading', { name: heading });
  expect(title).toHaveAttribute('lang', 'en');
  const chat = { name: 'Fale Conosco (abre o Zap)' };
  expect(screen.getByRole('link', chat)).toBeInTheDocument();
  const home = screen.getByRole('link', { name: action });
  expect(home).toHaveAttribute('href', '/');
  return home;
}

test('the 404 page leads home and to the chat', () => {
  render(<NotFoundPage {...pageProps(queries)} />);
  const home = expectMessage('Oops! Page not found', 'Return to Home');
  expect(home).toHaveAttribute('lang', 'en');
  expect(screen.getByText(/^Não achamos esta página/)).toBeInTheDocument();
  const image = screen.getByRole('img', { name: /^Um barquinho/ });
  expect(image).toHaveAttribute('fetchpriority', 'high');
});

test('the 500 page leads home and to the chat', () => {
  render(<ErrorPage {...pageProps(queries)} />);
  const home = expectMessage('Unexpected Application Error!', 'Ir ao início');
  expect(home).not.toHaveAttribute('lang');
  expect(screen.getByText(/^O site falhou agora/)).toBeInTheDocument();
});
