import { render, screen } from '@testing-library/react';
import { Header } from '@/components/Header/Header';
import { site } from './support/site';
import { targetsIn } from './support/targets';

const SECTIONS = site.interfaceTexts.menu.map(({ target }) => target);
const CHAT = 'https://wa.me/5513991234567';

const menu = () => screen.getByRole('navigation', { name: 'Partes do site' });

test('a button opens the menu without script, between the brand and the chat', () => {
  render(<Header onHome />);
  expect(targetsIn(menu())).toEqual([...SECTIONS, CHAT]);
  expect(targetsIn(screen.getByRole('banner')).at(0)).toBe('#home');
  const button = screen.getByRole('button', { name: 'Abrir' });
  expect(button).toHaveAttribute('popovertarget', menu().id);
  expect(menu()).toHaveAttribute('popover', 'auto');
});

test('on other pages menu and brand lead to the home page', () => {
  render(<Header onHome={false} />);
  const targets = SECTIONS.map((target) => `/${target}`);
  expect(targetsIn(menu())).toEqual([...targets, CHAT]);
  const name = 'Costa Clara: Voltar ao início';
  expect(screen.getByRole('link', { name })).toHaveAttribute('href', '/');
});
