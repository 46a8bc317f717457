import { render, screen } from '@testing-library/react';
import { About } from '@/sections/About/About';
import { queries } from './support/queries';

test('paragraphs, four highlights, a checklist and a chat link', () => {
  const email = 'contato@costaclara.com.br';
  const paragraphs = [`Escreva para ${email}.`];
  render(<About about={{ ...queries.homeAbout, paragraphs }} />);
  const [mail, chat] = screen.getAllByRole('link');
  expect(mail).toHaveAttribute('href', `mailto:${email}`);
  const name = 'Converse com Nossa Equipe (abre o Zap)';
  expect(chat).toHaveAccessibleName(name);
  const [highlights, checklist] = screen.getAllByRole('list');
  const items = [...(highlights?.children ?? [])] as HTMLElement[];
  expect(items).toHaveLength(4);
  for (const item of items)
    expect(item.querySelector('img')).toHaveAttribute('alt', '');
  expect(checklist?.children).toHaveLength(3);
});
