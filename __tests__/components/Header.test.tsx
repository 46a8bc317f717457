import { render, screen, within } from '@testing-library/react';
import { Header } from '@/components/Header/Header';
import { queries } from './support/queries';
import { targetsIn } from './support/targets';

const SECTIONS = queries.interfaceTexts.menu.map(({ target }) => target);

/** The menu of small screens and that of wide ones. Styles show one of them. */
const lists = () =>
  within(screen.getByRole('navigation', { name: 'Partes do site' }))
    .getAllByRole('list')
    .map(targetsIn);

test('the menu stands between the brand and the chat', () => {
  render(<Header onHome />);
  expect(lists()).toEqual([SECTIONS, SECTIONS]);
  const all = targetsIn(screen.getByRole('banner'));
  expect(all.at(0)).toBe('#home');
  expect(all.at(-1)).toBe('https://wa.me/5513991234567');
});

test('on other pages menu and brand lead to the home page', () => {
  render(<Header onHome={false} />);
  const targets = SECTIONS.map((target) => `/${target}`);
  expect(lists()).toEqual([targets, targets]);
  const name = 'Costa Clara: Voltar ao início';
  expect(screen.getByRole('link', { name })).toHaveAttribute('href', '/');
});

test('the small menu opens without script, and has a chat link too', () => {
  render(<Header onHome />);
  const menu = screen.getByRole('group');
  expect(within(menu).getByText('Abrir').tagName).toBe('SUMMARY');
  const chat = { name: 'Fale Conosco (abre o Zap)' };
  expect(within(menu).getByRole('link', chat)).toBeInTheDocument();
});
