import { render, screen, within } from '@testing-library/react';
import { Partners } from '@/sections/Partners/Partners';
import { homePage } from './support/homePage';

beforeEach(() => {
  const { homePartners, partnerDirectory } = homePage;
  render(
    <Partners texts={homePartners} partners={partnerDirectory.partners} />,
  );
});

test('without script the partners are a labelled list, once each and in their order', () => {
  const list = screen.getByRole('list', {
    name: 'Casas parceiras (em nova aba)',
  });
  const items = within(list).getAllByRole('listitem');
  expect(items.map(({ textContent }) => textContent)).toEqual([
    'BANCO AZUL',
    'CASA DO CREDITO',
    'FINANCEIRA TRES RIOS',
  ]);
  expect(screen.getByText('São 3 casas')).toBeInTheDocument();
});

test('the list scrolls by keyboard, and can be skipped', () => {
  const strip = screen.getByRole('group', { name: 'Nossos Parceiros' });
  expect(strip).toHaveAttribute('tabindex', '0');
  const skip = screen.getByRole('link', { name: 'Pular as casas' });
  expect(strip.compareDocumentPosition(skip)).toBe(
    Node.DOCUMENT_POSITION_PRECEDING,
  );
  const after = screen.getByRole('heading', { level: 3 });
  expect(after).toHaveTextContent('Mais de 30 Instituições Parceiras');
  expect(skip).toHaveAttribute('href', `#${after.id}`);
  expect(after).toHaveAttribute('tabindex', '-1');
  expect(screen.getByText('Comparamos as propostas.')).toBeInTheDocument();
});

test('the script finds two arrows and how to announce a position', () => {
  const previous = screen.getByRole('button', { name: 'Voltar' });
  const next = screen.getByRole('button', { name: 'Avançar' });
  expect(previous).toHaveAttribute('data-step', '-1');
  expect(next).toHaveAttribute('data-step', '1');
  const carousel = next.closest('[data-carousel]');
  expect(carousel).toHaveAttribute(
    'data-position',
    '{posicao} de {total}: {parceiro}',
  );
});

test('the section has its anchor, a heading and an introduction', () => {
  const title = screen.getByRole('heading', { level: 2 });
  expect(title).toHaveTextContent('Nossos Parceiros');
  expect(title).toHaveAttribute('tabindex', '-1');
  expect(title.closest('section')).toHaveAttribute('id', 'parceiros');
  expect(title.closest('section')).toHaveTextContent(
    'Trabalhamos com estas instituições.',
  );
});
