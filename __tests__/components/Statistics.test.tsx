import { render, screen, within } from '@testing-library/react';
import { Statistics } from '@/sections/Statistics/Statistics';

test('a number is read in words where it has some', () => {
  const common = { label: 'anos', description: 'Desde 2014.' };
  const items = [
    { ...common, value: '10+', spoken: 'mais de dez' },
    { ...common, value: '4.9', label: 'de média', spoken: null },
  ];
  render(<Statistics statistics={{ title: 'Nossos números', items }} />);
  const [years, average] = screen.getAllByRole('listitem') as HTMLElement[];
  if (!years || !average) throw new Error('There are not two items.');
  expect(years).toHaveTextContent('mais de dez');
  expect(within(years).getByText('10+')).toHaveAttribute('aria-hidden', 'true');
  expect(within(average).getByText('4.9')).not.toHaveAttribute('aria-hidden');
});
