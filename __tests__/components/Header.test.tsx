import { render, screen, within } from '@testing-library/react';
import { Header } from '@/components/Header/Header';
import { site } from './support/site';
import { targetsIn } from './support/targets';

const SECTIONS = site.interfaceTexts.menu.map(({ target }) => target);

const menu = () => screen.getByRole('navigation', { name: 'Partes do site' });

test('the menu stands between the brand and the chat', () => {
  render(<Header onHome />);
  const chat = 'https://wa.me/5513991234567';
  expect(targetsIn(menu())).toEqual([...SECTIONS, chat]);
  expect(targetsIn(screen.getByRole('banner')).at(0)).toBe('#home');
});

test('on other pages menu and brand lead to the home page', () => {
  render(<Header onHome={false} />);
  const targets = SECTIONS.map((target) => `/${target}`);
  expect(targetsIn(within(menu()).getByRole('list'))).toEqual(targets);
  const name = 'Costa Clara: Voltar ao início';
  expect(screen.getByRole('link', { name })).toHaveAttribute('href', '/');
});

test('a button opens the menu without script', () => {
  render(<Header onHome />);
  const button = screen.getByRole('button', { name: 'Abrir' });
  expect(button).toHaveAttribute('popovertarget', menu().id);
  expect(menu()).toHaveAttribute('popover', 'auto');
});
