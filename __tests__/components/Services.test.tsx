import { render, screen, within } from '@testing-library/react';
import { Services } from '@/sections/Services/Services';
import { picture } from './support/picture';

const seguros = {
  title: 'Seguros',
  shortTitle: null,
  description: 'Só você libera.',
  color: 'rose',
  emphasis: 'standard',
  image: picture('seguros'),
  imageDark: null,
};
const inss = { ...seguros, title: 'Aposentados do INSS', shortTitle: 'INSS' };

const services = {
  title: 'Serviços',
  subtitle: 'Conte o que procura.',
  cardAction: 'Saiba Mais',
  items: [seguros, { ...inss, color: 'coral', emphasis: 'main' }],
  action: 'Fale Conosco - Atendimento Personalizado',
  readFirst: { label: 'Antes de contratar', target: '/termos-uso#antes' },
};

test('shows the cards in the order of the content, each with a chat link of its own', () => {
  render(<Services services={services} />);
  const cards = screen.getAllByRole('listitem');
  expect(cards).toHaveLength(2);
  for (const [index, name] of ['Seguros', 'INSS'].entries()) {
    const card = cards[index] as HTMLElement;
    const { title, color, emphasis } = services.items[index] ?? seguros;
    within(card).getByRole('heading', { name: title });
    const link = within(card).getByRole('link');
    expect(link).toHaveAccessibleName(`Saiba Mais: ${name} (abre o Zap)`);
    expect(card).toHaveAttribute('data-color', color);
    expect(card).toHaveAttribute('data-emphasis', emphasis);
  }
  screen.getByRole('link', { name: `${services.action} (abre o Zap)` });
});

test('links to what to read first, if the content has it', () => {
  const { rerender } = render(<Services services={services} />);
  const { label: name, target } = services.readFirst;
  const link = screen.getByRole('link', { name });
  expect(link).toHaveAttribute('href', target);
  rerender(<Services services={{ ...services, readFirst: null }} />);
  expect(link).not.toBeInTheDocument();
});
