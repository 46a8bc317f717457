import { render, screen } from '@testing-library/react';
import { Statistics } from '@/sections/Statistics/Statistics';

test('a number is read in words where it has some', () => {
  const description = 'Desde 2014.';
  const items = [
    { value: '10+', spoken: 'mais de dez', label: 'anos', description },
    { value: '4.9', spoken: null, label: 'de média', description },
  ];
  render(<Statistics statistics={{ title: 'Nossos números', items }} />);
  expect(screen.getByText('mais de dez')).toBeInTheDocument();
  expect(screen.getByText('10+')).toHaveAttribute('aria-hidden', 'true');
  expect(screen.getByText('4.9')).not.toHaveAttribute('aria-hidden');
});
