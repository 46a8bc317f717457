import { render, screen } from '@testing-library/react';
import NotFoundPage from '@/pages/404';
import ErrorPage from '@/pages/500';
import { pageProps } from './support/page';
import { picture } from './support/picture';

const chat = { name: 'Fale Conosco (abre o Zap)' };

test('the 404 page says in two languages that nothing is here, and leads home and to the chat', () => {
  const notFound = {
    pageTitle: 'Página não encontrada',
    title: 'Oops! Page not found',
    text: 'Não achamos esta página.',
    action: 'Return to Home',
    imageAlt: 'Um barquinho à deriva.',
    image: picture('boat'),
  };
  const { container } = render(
    <NotFoundPage {...pageProps({ interfaceTexts: { notFound } })} />,
  );
  const title = screen.getByRole('heading', { level: 1 });
  expect(title).toHaveTextContent('Oops! Page not found');
  expect(title).toHaveAttribute('lang', 'en');
  expect(screen.getByText('Não achamos esta página.')).toBeInTheDocument();
  const home = screen.getByRole('link', { name: 'Return to Home' });
  expect(home).toHaveAttribute('href', '/');
  expect(home).toHaveAttribute('lang', 'en');
  expect(screen.getByRole('link', chat)).toBeInTheDocument();
  const image = screen.getByRole('img', { name: 'Um barquinho à deriva.' });
  expect(image).toHaveAttribute('fetchpriority', 'high');
  // By this the script knows that the address is to be logged.
  expect(container.querySelector('[data-missing]')).not.toBeNull();
});

test('the 500 page says that the site failed, and needs no other file', () => {
  const error = {
    pageTitle: 'Falha do site',
    title: 'Unexpected Application Error!',
    text: 'O site falhou agora.',
    action: 'Ir ao início',
  };
  const { container } = render(
    <ErrorPage {...pageProps({ interfaceTexts: { error } })} />,
  );
  const title = screen.getByRole('heading', { level: 1 });
  expect(title).toHaveTextContent('Unexpected Application Error!');
  expect(title).toHaveAttribute('lang', 'en');
  expect(screen.getByText('O site falhou agora.')).toBeInTheDocument();
  const home = screen.getByRole('link', { name: 'Ir ao início' });
  expect(home).toHaveAttribute('href', '/');
  expect(home).not.toHaveAttribute('lang');
  expect(screen.getByRole('link', chat)).toBeInTheDocument();
  expect(container.querySelector('[src], [srcset], [data-missing]')).toBeNull();
});
