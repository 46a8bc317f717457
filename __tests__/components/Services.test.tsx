import { render, screen, within } from '@testing-library/react';
import { Services } from '@/sections/Services/Services';
import { queries } from './support/queries';

test('each card has a title, a description, a picture and a chat link with a name of its own', () => {
  render(<Services services={queries.homeServices} />);
  expect(screen.getByText(queries.homeServices.subtitle)).toBeInTheDocument();
  const { items } = queries.homeServices;
  const cards = screen.getAllByRole('listitem');
  expect(cards).toHaveLength(items.length);
  for (const [index, card] of cards.entries()) {
    const item = items[index];
    const title = within(card).getByRole('heading', { level: 3 });
    expect(title).toHaveTextContent(`Serviço ${index + 1}`);
    expect(card).toHaveTextContent(`Texto do serviço ${index + 1}.`);
    expect(within(card).getByRole('link')).toHaveAccessibleName(
      `Saiba Mais: ${item?.shortTitle ?? item?.title} (abre o Zap)`,
    );
    expect(card).toHaveAttribute('data-hue', item?.color);
    expect(card).toHaveAttribute('data-emphasis', item?.emphasis);
    expect(card.querySelector('img')).toHaveAttribute('loading', 'lazy');
  }
  expect(screen.getAllByRole('link').at(-1)).toHaveAccessibleName(
    'Fale Conosco - Atendimento Personalizado (abre o Zap)',
  );
});
