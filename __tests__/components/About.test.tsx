import { render, screen, within } from '@testing-library/react';
import { About } from '@/sections/About/About';
import { homePage } from './support/homePage';

beforeEach(() => {
  render(<About about={homePage.homeAbout} />);
});

test('the company introduces itself, and its e-mail address is a link', () => {
  const title = screen.getByRole('heading', { level: 2 });
  expect(title).toHaveTextContent('Quem é a Costa Clara');
  expect(title).toHaveAttribute('tabindex', '-1');
  expect(title.closest('section')).toHaveAttribute('id', 'sobre');
  expect(screen.getByText('Não somos um banco.')).toBeInTheDocument();
  const email = { name: 'contato@costaclara.com.br' };
  expect(screen.getByRole('link', email)).toHaveAttribute(
    'href',
    'mailto:contato@costaclara.com.br',
  );
});

test('four highlights have a title, a description and a picture that says nothing', () => {
  const [highlights] = screen.getAllByRole('list');
  const items = within(highlights as HTMLElement).getAllByRole('listitem');
  expect(items).toHaveLength(4);
  for (const item of items) {
    const { textContent } = within(item).getByRole('heading', { level: 3 });
    expect(item).toHaveTextContent(`Sobre ${textContent}.`);
    expect(item.querySelector('img')).toHaveAttribute('alt', '');
  }
});

test('the advantages are a checklist, and a link to the chat follows', () => {
  const [, checklist] = screen.getAllByRole('list');
  const items = within(checklist as HTMLElement).getAllByRole('listitem');
  expect(items.map(({ textContent }) => textContent)).toEqual([
    'Parcelas fixas',
    'Atendimento humano',
  ]);
  const title = screen.getByRole('heading', { name: 'Por que o consignado' });
  expect(title.nextSibling).toHaveTextContent('A parcela sai do salário.');
  const name = 'Converse com Nossa Equipe (abre o Zap)';
  expect(screen.getByRole('link', { name })).toBeInTheDocument();
});
