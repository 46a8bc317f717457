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
  expect(title).toHaveAttribute('lang', 'en');
  const home = screen.getByRole('link', { name: notFound.action });
  expect(home).toHaveAttribute('href', '/');
  expect(home).toHaveAttribute('lang', 'en');
  expect(screen.getByRole('link', { name: /^Fale Conosco/ })).toBeVisible();
  expect(screen.getByText(notFound.text)).toBeVisible();
  expect(screen.getByRole('img', { name: 'Um barquinho.' })).toBeVisible();
});
