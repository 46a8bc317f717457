import { render, screen, within } from '@testing-library/react';
import { Services } from '@/sections/Services/Services';
import { picture } from './support/picture';

const service = {
  title: 'Aposentados e pensionistas do INSS',
  shortTitle: 'INSS',
  description: 'Só você libera.',
  color: 'coral',
  emphasis: 'main',
  image: picture('inss'),
  imageDark: picture('inss-escura'),
};

const services = {
  title: 'Serviços',
  subtitle: 'Conte o que procura.',
  cardAction: 'Saiba Mais',
  items: [
    {
      ...service,
      title: 'Seguros',
      shortTitle: null,
      color: 'rose',
      emphasis: 'standard',
      imageDark: null,
    },
    service,
  ],
  action: 'Fale Conosco - Atendimento Personalizado',
};

test('shows the cards in the order of the content, each with a chat link of its own', () => {
  render(<Services services={services} />);
  const cards = screen.getAllByRole('listitem');
  const names = [
    'Saiba Mais: Seguros (abre o Zap)',
    'Saiba Mais: INSS (abre o Zap)',
  ];
  expect(cards).toHaveLength(2);
  for (const [index, card] of cards.entries()) {
    const { title, color, emphasis } = services.items[index] ?? service;
    expect(within(card).getByRole('heading')).toHaveTextContent(title);
    expect(within(card).getByRole('link')).toHaveAccessibleName(names[index]);
    expect(card).toHaveAttribute('data-color', color);
    expect(card).toHaveAttribute('data-emphasis', emphasis);
  }
  expect(screen.getAllByRole('link').at(-1)).toHaveAccessibleName(
    'Fale Conosco - Atendimento Personalizado (abre o Zap)',
  );
});
