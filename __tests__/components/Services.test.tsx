import { render, screen, within } from '@testing-library/react';
import { Services } from '@/sections/Services/Services';
import { homePage } from './support/homePage';

beforeEach(() => {
  render(<Services services={homePage.homeServices} />);
});

test('each card has a title, a description and a chat link with a name of its own', () => {
  const [large, small, ...others] = screen.getAllByRole('listitem');
  if (!large || !small) throw new Error('There are not two cards.');
  expect(others).toEqual([]);
  expect(within(large).getByRole('heading', { level: 3 })).toHaveTextContent(
    'Aposentados e pensionistas do INSS',
  );
  expect(within(large).getByText('Desconto no benefício.')).toBeInTheDocument();
  expect(within(large).getByRole('link')).toHaveAccessibleName(
    'Saiba Mais: INSS (abre o Zap)',
  );
  // Without a short title, the name has the whole one.
  expect(within(small).getByRole('link')).toHaveAccessibleName(
    'Saiba Mais: Seguros (abre o Zap)',
  );
});

test('styles know the color and the size of a card, and its picture is loaded late', () => {
  const [large, small] = screen.getAllByRole('listitem');
  expect(large).toHaveAttribute('data-hue', 'coral');
  expect(large).toHaveAttribute('data-emphasis', 'main');
  expect(small).toHaveAttribute('data-emphasis', 'standard');
  expect(large?.querySelector('img')).toHaveAttribute('loading', 'lazy');
});

test('the section has its anchor, a heading, an introduction and a last chat link', () => {
  const title = screen.getByRole('heading', { name: 'Serviços da casa' });
  expect(title.closest('section')).toHaveAttribute('id', 'servicos');
  expect(title).toHaveAttribute('tabindex', '-1');
  expect(screen.getByText('Escolha e converse.')).toBeInTheDocument();
  expect(screen.getAllByRole('link').at(-1)).toHaveAccessibleName(
    'Fale Conosco - Atendimento Personalizado (abre o Zap)',
  );
});
