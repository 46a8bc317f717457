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

const services = {
  title: 'Serviços',
  subtitle: 'Conte o que procura.',
  cardAction: 'Saiba Mais',
  items: [
    seguros,
    { ...seguros, title: 'Aposentados do INSS', shortTitle: 'INSS' },
  ],
  action: 'Fale Conosco - Atendimento Personalizado',
  readFirst: null,
};

test('shows the cards in the order of the content, each with a chat link whose name tells it apart', () => {
  render(<Services services={services} />);
  const names = screen.getAllByRole('listitem').map((card) => {
    within(card).getByRole('heading');
    return within(card).getByRole('link').ariaLabel;
  });
  expect(names).toEqual([
    'Saiba Mais: Seguros (abre o Zap)',
    'Saiba Mais: INSS (abre o Zap)',
  ]);
  screen.getByRole('link', { name: `${services.action} (abre o Zap)` });
});
