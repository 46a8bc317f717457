import { render, screen } from '@testing-library/react';
import { Layout } from '@/components/Layout/Layout';

test('puts the page between header and footer, and its first link skips to it', () => {
  render(<Layout>Texto</Layout>);
  const main = screen.getByRole('main');
  expect(main).toHaveTextContent(/^Texto$/);
  expect(main.previousElementSibling).toBe(screen.getByRole('banner'));
  expect(main.nextElementSibling).toBe(screen.getByRole('contentinfo'));
  const [skip] = screen.getAllByRole('link');
  expect(skip).toHaveAttribute('href', `#${main.id}`);
});

test('only the home page has the floating chat button', () => {
  const chat = { name: 'Zap: conversar agora' };
  const { unmount } = render(<Layout onHome>Texto</Layout>);
  expect(screen.getByRole('link', chat)).toBeInTheDocument();
  unmount();
  render(<Layout>Texto</Layout>);
  expect(screen.queryByRole('link', chat)).toBeNull();
});
