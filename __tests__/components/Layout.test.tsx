import { render, screen } from '@testing-library/react';
import { Layout } from '@/components/Layout/Layout';

test('the first link of a page skips to its content', () => {
  render(<Layout>Texto</Layout>);
  const main = screen.getByRole('main');
  expect(main.textContent).toBe('Texto');
  expect(main.previousElementSibling).toBe(screen.getByRole('banner'));
  expect(main.nextElementSibling).toBe(screen.getByRole('contentinfo'));
  const [skip] = screen.getAllByRole('link');
  expect(skip).toHaveAttribute('href', `#${main.id}`);
  expect(screen.queryByRole('complementary')).toBeNull();
});

test('the home page has the floating chat button too', () => {
  render(<Layout onHome>Texto</Layout>);
  expect(screen.getByRole('complementary')).toBeInTheDocument();
});
