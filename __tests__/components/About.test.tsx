import { render, screen, within } from '@testing-library/react';
import { About } from '@/sections/About/About';
import { queries } from './support/queries';

const email = 'contato@costaclara.com.br';

beforeEach(() => {
  const paragraphs = [`Escreva para ${email}.`];
  render(<About about={{ ...queries.homeAbout, paragraphs }} />);
});

test('the e-mail address is a link', () => {
  const link = screen.getByRole('link', { name: email });
  expect(link).toHaveAttribute('href', `mailto:${email}`);
});

test('each highlight has a title, a description and a picture that says nothing', () => {
  const [highlights] = screen.getAllByRole('list') as [HTMLElement];
  const items = within(highlights).getAllByRole('listitem');
  expect(items).toHaveLength(4);
  for (const [index, item] of items.entries()) {
    const title = within(item).getByRole('heading', { level: 3 });
    expect(title).toHaveTextContent(`Destaque ${index + 1}`);
    expect(item).toHaveTextContent(`Texto do destaque ${index + 1}.`);
    expect(item.querySelector('img')).toHaveAttribute('alt', '');
  }
});

test('the advantages are a checklist, and a link to the chat follows', () => {
  const [, checklist] = screen.getAllByRole('list');
  expect(
    [...(checklist?.children ?? [])].map((item) => item.textContent),
  ).toEqual(['Parcelas fixas', 'Processo 100% digital', 'Atendimento humano']);
  const title = screen.getByRole('heading', { name: 'Por que o consignado' });
  expect(title.nextSibling).toHaveTextContent('A parcela sai do salário.');
  const name = 'Converse com Nossa Equipe (abre o Zap)';
  expect(screen.getByRole('link', { name })).toBeInTheDocument();
});
