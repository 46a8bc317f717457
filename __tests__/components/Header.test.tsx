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

test('on the home page the menu links to its sections, in every width', () => {
  render(<Header onHome />);
  const links = [
    ['Home', '#home'],
    ['Sobre Nós', '#sobre'],
    ['Serviços', '#servicos'],
    ['Parceiros', '#parceiros'],
    ['Contato', '#contato'],
  ];
  expect(lists()).toEqual([links, links]);
  const brand = screen.getByRole('link', { name: 'Costa Clara' });
  expect(brand).toHaveAttribute('href', '#home');
});

test('on other pages the menu and the brand lead to the home page', () => {
  render(<Header onHome={false} />);
  for (const list of lists())
    expect(list.map(([, href]) => href)).toEqual([
      '/#home',
      '/#sobre',
      '/#servicos',
      '/#parceiros',
      '/#contato',
    ]);
  const brand = screen.getByRole('link', {
    name: 'Costa Clara: Voltar ao início',
  });
  expect(brand).toHaveAttribute('href', '/');
});

test('the small menu opens without script, and has a chat link too', () => {
  render(<Header onHome />);
  const button = screen.getByText('Abrir');
  expect(button.tagName).toBe('SUMMARY');
  const menu = screen.getByRole('group');
  expect(menu).toContainElement(button);
  expect(menu).not.toHaveAttribute('open');
  const chat = { name: 'Fale Conosco (abre o Zap)' };
  expect(within(menu).getByRole('link', chat)).toBeInTheDocument();
});

test('the brand comes first, then the menu, and the chat button last', () => {
  render(<Header onHome />);
  const header = screen.getByRole('banner');
  const names = linksIn(header).map(([text]) => text);
  expect(names.at(0)).toBe('Costa Clara');
  expect(names.at(-2)).toBe('Contato');
  expect(names.at(-1)).toBe('Fale Conosco');
});
