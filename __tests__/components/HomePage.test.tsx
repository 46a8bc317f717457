import { render, screen } from '@testing-library/react';
import HomePage from '@/pages/index';
import { homePage } from './support/homePage';
import { pageProps } from './support/page';

test('the home page has its sections in their order, each with the anchor that the menu names', () => {
  render(<HomePage {...pageProps(homePage)} />);
  const main = screen.getByRole('main');
  const anchors = [...main.querySelectorAll('section')].map(({ id }) => id);
  expect(anchors).toEqual(['home', '', 'sobre', 'servicos', 'parceiros']);
  const headings = screen.getAllByRole('heading', { level: 2 });
  expect(headings.map(({ textContent }) => textContent)).toEqual([
    'Números da casa',
    'Quem é a Costa Clara',
    'Serviços da casa',
    'Nossos Parceiros',
    'Nossos Serviços',
    'Links Rápidos',
    'Entre em Contato',
  ]);
});
