import { render, screen, within } from '@testing-library/react';
import { Statistics } from '@/sections/Statistics/Statistics';
import { homePage } from './support/homePage';

test('each number stands with its label and its description, and is read in words where there are some', () => {
  render(<Statistics statistics={homePage.homeStatistics} />);
  const title = screen.getByRole('heading', { level: 2 });
  expect(title).toHaveTextContent('Números da casa');
  const [ten, rating] = screen.getAllByRole('listitem') as HTMLElement[];
  if (!ten || !rating) throw new Error('There are not two items.');
  expect(within(ten).getByText('10+')).toHaveAttribute('aria-hidden', 'true');
  expect(within(ten).getByText('mais de dez')).toBeInTheDocument();
  expect(within(ten).getByText('anos de experiência')).toBeInTheDocument();
  expect(within(ten).getByText('Desde a primeira loja.')).toBeInTheDocument();
  expect(within(rating).getByText('4.9')).not.toHaveAttribute('aria-hidden');
});
