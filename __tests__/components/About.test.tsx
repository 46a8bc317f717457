import { render, screen, within } from '@testing-library/react';
import { About } from '@/sections/About/About';
import { picture } from './support/picture';

const about = {
  title: 'Sobre nós',
  paragraphs: ['Escreva para contato@costaclara.com.br.', 'Com calma.'],
  highlights: [
    {
      title: 'Equipe',
      description: 'Pessoas certificadas.',
      image: picture('equipe'),
      imageDark: null,
    },
    {
      title: 'Rapidez',
      description: 'Em até 24 horas.',
      image: picture('rapidez'),
      imageDark: picture('rapidez-escura'),
    },
  ],
  advantages: {
    title: 'Vantagens',
    intro: 'A parcela sai do salário.',
    items: ['Parcelas fixas', 'Processo digital'],
  },
  action: 'Converse com Nossa Equipe',
};

test('shows the highlights and the advantages as lists, and leads to the chat', () => {
  render(<About about={about} />);
  const [highlights, advantages] = screen.getAllByRole('list');
  const titles = within(highlights as HTMLElement).getAllByRole('heading');
  expect(titles.map((title) => title.textContent)).toEqual([
    'Equipe',
    'Rapidez',
  ]);
  const items = within(advantages as HTMLElement).getAllByRole('listitem');
  expect(items.map((item) => item.textContent)).toEqual(about.advantages.items);
  expect(screen.getByRole('link', { name: /^Converse/ })).toHaveAttribute(
    'href',
    'https://wa.me/5513991234567',
  );
});

test('links the contacts in its paragraphs', () => {
  render(<About about={about} />);
  const link = screen.getByRole('link', { name: 'contato@costaclara.com.br' });
  expect(link).toHaveAttribute('href', 'mailto:contato@costaclara.com.br');
});
