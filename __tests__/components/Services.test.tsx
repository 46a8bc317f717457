import { render, screen, within } from '@testing-library/react';
import { Services } from '@/sections/Services/Services';
import { queries } from './support/queries';

test('each card has a chat link with a name of its own', () => {
  render(<Services services={queries.homeServices} />);
  const cards = screen.getAllByRole('listitem');
  for (const [index, item] of queries.homeServices.items.entries()) {
    const card = cards[index] as HTMLElement;
    expect(within(card).getByRole('link')).toHaveAccessibleName(
      `Saiba Mais: ${item.shortTitle ?? item.title} (abre o Zap)`,
    );
    expect(card).toHaveAttribute('data-color', item.color);
    expect(card).toHaveAttribute('data-emphasis', item.emphasis);
    expect(card.querySelector('img')).toHaveAttribute('loading', 'lazy');
  }
  expect(screen.getAllByRole('link').at(-1)).toHaveAccessibleName(
    'Fale Conosco - Atendimento Personalizado (abre o Zap)',
  );
});
