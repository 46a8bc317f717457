import { screen } from '@testing-library/react';
import type { ComponentProps } from 'react';
import HomePage from '@/pages/index';
import { chat, home, partners, site } from '../support/content';
import { serve } from '../support/serve';

type Props = ComponentProps<typeof HomePage>;

const data = {
  ...site,
  homeHero: home.hero,
  homeStatistics: home.statistics,
  homeAbout: home.about,
  homeServices: home.services,
  homePartners: home.partners,
  partnerDirectory: { partners },
};

beforeEach(() => {
  serve(<HomePage {...({ data } as unknown as Props)} />);
});

test('orders its sections as the menu does', () => {
  const places = [...document.querySelectorAll('[id]')].map(({ id }) => `#${id}`);
  const targets = site.interfaceTexts.menu.map(({ target }) => target);
  expect(places.filter((place) => targets.includes(place))).toEqual(targets);
});

test('has one heading of the first level', () => {
  expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
});

test('skips no level of headings', () => {
  const levels = screen.getAllByRole('heading').map(({ tagName }) => Number(tagName[1]));
  const jumps = levels.filter((level, i) => level > (levels[i - 1] ?? 0) + 1);
  expect(jumps).toEqual([]);
});

test('begins with a link over the menu to the content', () => {
  const [first] = screen.getAllByRole('link');
  expect(first).toHaveAttribute('href', '#conteudo');
  expect(screen.getByRole('main')).toHaveAttribute('id', 'conteudo');
});

test('has a floating button that opens the chat, named by what one sees', () => {
  const button = screen.getByRole('link', { name: /^Conversar no WhatsApp/ });
  expect(button).toHaveAttribute('href', chat.url);
  expect(button).toHaveAttribute('rel', 'noopener');
});

test('every link that opens a new tab says so', () => {
  for (const link of document.querySelectorAll('a[target="_blank"]'))
    expect(link).toHaveAccessibleName(expect.stringContaining('abre em nova aba'));
});

test('no chat link carries a query string', () => {
  const chats = document.querySelectorAll('a[href^="https://wa.me"]');
  expect(chats.length).toBeGreaterThanOrEqual(17);
  for (const link of chats) expect(link.getAttribute('href')).toMatch(/^https:\/\/wa\.me\/\d+$/);
});
