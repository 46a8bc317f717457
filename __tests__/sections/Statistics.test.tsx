import { render, screen, within } from '@testing-library/react';
import { Statistics } from '@/sections/Statistics/Statistics';
import { home } from '../support/content';

beforeEach(() => {
  render(<Statistics statistics={home.statistics} />);
});

test('shows four figures', () => {
  expect(screen.getAllByRole('listitem')).toHaveLength(4);
});

test.each([
  ['+5mil', /clientes atendidos por ano/],
  ['10+', /anos de experiência/],
  ['4.9', /avaliação média/],
  ['+1 década', /mercado de crédito/],
])('says %s with what it counts', (value, label) => {
  const items = screen.getAllByRole('listitem');
  const item = items.find((one) => within(one).queryByText(value));
  expect(item).toHaveTextContent(label);
});
