import { render, screen, within } from '@testing-library/react';
import { Header } from '@/components/Header/Header';

const linksIn = (element: HTMLElement) =>
  within(element)
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')]);

/** The menu of small screens and that of wide ones. Styles show one of them. */
const lists = () =>
  within(screen.getByRole('navigation', { name: 'Partes do site' }))
    .getAllByRole('list')
    .map(linksIn);

const LINKS = [
  ['Home', '#home'],
  ['Sobre Nós', '#sobre'],
  ['Serviços', '#servicos'],
  ['Parceiros', '#parceiros'],
  ['Contato', '#contato'],
];

test('on the home page the menu links to its sections, between the brand and the chat', () => {
  render(<Header onHome />);
  expect(lists()).toEqual([LINKS, LINKS]);
  const all = linksIn(screen.getByRole('banner'));
  expect(all.at(0)).toEqual(['Costa Clara', '#home']);
  expect(all.at(-1)).toEqual(['Fale Conosco', 'https://wa.me/5513991234567']);
});

test('on other pages the menu and the brand lead to the home page', () => {
  render(<Header onHome={false} />);
  const links = LINKS.map(([label, target]) => [label, `/${target}`]);
  expect(lists()).toEqual([links, links]);
  const name = 'Costa Clara: Voltar ao início';
  expect(screen.getByRole('link', { name })).toHaveAttribute('href', '/');
});

test('the small menu opens without script, and has a chat link too', () => {
  render(<Header onHome />);
  const menu = screen.getByRole('group');
  expect(menu).not.toHaveAttribute('open');
  expect(within(menu).getByText('Abrir').tagName).toBe('SUMMARY');
  const chat = { name: 'Fale Conosco (abre o Zap)' };
  expect(within(menu).getByRole('link', chat)).toBeInTheDocument();
});
