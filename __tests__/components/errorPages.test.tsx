import { render, screen } from '@testing-library/react';
import NotFoundPage from '@/pages/404';
import ErrorPage from '@/pages/500';
import { pageProps, queries } from './support/queries';

function expectNotice(heading: string, text: string, action: string) {
  const title = screen.getByRole('heading', { level: 1 });
  expect(title).toHaveTextContent(heading);
  expect(title).toHaveAttribute('lang', 'en');
  expect(screen.getByText(text)).toBeInTheDocument();
  const home = screen.getByRole('link', { name: action });
  expect(home).toHaveAttribute('href', '/');
  const chat = { name: 'Fale Conosco (abre o Zap)' };
  expect(screen.getByRole('link', chat)).toBeInTheDocument();
  return home;
}

test('the 404 page says in two languages that nothing is here, and leads home and to the chat', () => {
  const { container } = render(<NotFoundPage {...pageProps(queries)} />);
  const home = expectNotice(
    'Oops! Page not found',
    'Não achamos esta página. Volte ao início ou fale conosco.',
    'Return to Home',
  );
  expect(home).toHaveAttribute('lang', 'en');
  const image = screen.getByRole('img', { name: /^Um barquinho/ });
  expect(image).toHaveAttribute('fetchpriority', 'high');
  // By this the script knows that the address is to be logged.
  expect(container.querySelector('[data-missing]')).not.toBeNull();
});

test('the 500 page says that the site failed, and leads home and to the chat', () => {
  const { container } = render(<ErrorPage {...pageProps(queries)} />);
  const home = expectNotice(
    'Unexpected Application Error!',
    'O site falhou agora. Tente de novo em alguns minutos.',
    'Ir ao início',
  );
  expect(home).not.toHaveAttribute('lang');
  expect(container.querySelector('[data-missing]')).toBeNull();
});
