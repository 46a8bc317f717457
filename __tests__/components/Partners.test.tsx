import { render, screen, within } from '@testing-library/react';
import { Partners } from '@/sections/Partners/Partners';
import { picture } from './support/picture';

const partners = [
  { name: 'BANCO AZUL', url: 'https://www.bancoazul.com.br', logo: null },
  { name: 'FINANCEIRA TRES RIOS', url: null, logo: null },
];

const texts = {
  title: 'Nossos Parceiros',
  subtitle: 'Trabalhamos com estas instituições.',
  skip: 'Pular as casas',
  count: 'São {total} casas',
  openList: 'Ver as {total} casas',
  previous: 'Voltar',
  next: 'Avançar',
  position: '{posicao} de {total}: {parceiro}',
  listLabel: 'Casas parceiras',
  highlight: {
    title: 'Mais de 30 Instituições Parceiras',
    text: 'Comparamos as propostas.',
    image: picture('porto'),
    imageDark: null,
  },
};

beforeEach(() => {
  render(<Partners texts={texts} partners={partners} />);
});

const expectNames = (list: HTMLElement) => {
  const items = within(list).getAllByRole('listitem', { hidden: true });
  expect(items.map(({ textContent }) => textContent)).toEqual(
    partners.map(({ name }) => name),
  );
};

test('without script the partners are a list that can be scrolled and skipped', () => {
  const strip = screen.getByRole('group', { name: texts.title });
  expect(strip).toHaveAttribute('tabindex', '0');
  const name = 'Casas parceiras (em nova aba)';
  expectNames(within(strip).getByRole('list', { name }));
  const after = screen.getByRole('heading', { level: 3 });
  expect(after).toHaveTextContent(texts.highlight.title);
  expect(after).toHaveAttribute('tabindex', '-1');
  const skip = screen.getByRole('link', { name: texts.skip });
  expect(skip).toHaveAttribute('href', `#${after.id}`);
});

test('all names, with their links, are in a list that a press opens', () => {
  const details = screen.getByText('Ver as 2 casas').closest('details');
  expect(details).not.toHaveAttribute('open');
  expectNames(details as HTMLElement);
  const links = details?.querySelectorAll('a') ?? [];
  expect([...links].map(({ href }) => href)).toEqual([
    'https://www.bancoazul.com.br/',
  ]);
});
