import { render, screen } from '@testing-library/react';
import NotFoundPage from '@/pages/404';
import { pageProps } from './support/pageProps';
import { picture } from './support/picture';

test('leads home and to the chat, in Portuguese but for the words that are given', () => {
  const notFound = {
    pageTitle: 'Página não encontrada',
    title: 'Oops! Page not found',
    text: 'Não achamos esta página.',
    action: 'Return to Home',
    image: picture('barco'),
    imageAlt: 'Um barquinho.',
  };
  render(<NotFoundPage {...pageProps({ interfaceTexts: { notFound } })} />);
  const title = screen.getByRole('heading', { name: notFound.title });
  const home = screen.getByRole('link', { name: notFound.action });
  for (const english of [title, home])
    expect(english).toHaveAttribute('lang', 'en');
  expect(home).toHaveAttribute('href', '/');
  screen.getByRole('link', { name: /^Fale Conosco/ });
  screen.getByText(notFound.text);
  screen.getByRole('img', { name: 'Um barquinho.' });
});
