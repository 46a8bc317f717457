import { screen, within } from '@testing-library/react';
import { Partners } from '@/sections/Partners/Partners';
import { expectChat, links } from '../support/chatLinks';
import { chat, home, partners } from '../support/content';
import { serve } from '../support/serve';

/** The specification's list, letter for letter and in its order. */
const NAMES = `AMIGOZ, BANRISUL, BMG, BRB, BV, C6, CAIXA CCA, MEU CASHCARD, CREFAZ, DAYCOVAL, DIGIO,
CREDITAS, FACTA, FINANTO, FUTURO, HAPPY, HCRED, I9, ICRED, INBURSA, ITAU CONSIGNADO, KARDBANK, MASTER,
MERCANTIL, PAN, PARANA BANCO, QUERO+, RC CARD, SAFRA, SANTANDER, SIMPLIX, PICPAY`.split(/,\s+/);

const cards = () =>
  within(screen.getByRole('list', { name: home.partners.listLabel })).getAllByRole('listitem');

beforeEach(() => {
  serve(<Partners texts={home.partners} partners={partners} chat={chat} />);
});

test('is called Nossos Parceiros and is the place that #parceiros leads to', () => {
  expect(screen.getByRole('region', { name: 'Nossos Parceiros' })).toHaveAttribute(
    'id',
    'parceiros',
  );
});

test('shows the 32 partners once, in the order of the specification', () => {
  const shown = cards().map((card, i) => within(card).getByText(NAMES[i] ?? '').textContent);
  expect(shown).toEqual(NAMES);
  expect(shown).toHaveLength(32);
});

test('28 partners lead to their own sites in a new tab, without an opener', () => {
  const away = cards().flatMap((card) => within(card).queryAllByRole('link'));
  expect(away).toHaveLength(28);
  for (const link of away) {
    expect(link.getAttribute('href')).toMatch(/^https:\/\//);
    expect(link).toHaveAttribute('target', '_blank');
    expect(link.getAttribute('rel')).toContain('noopener');
  }
});

test.each(['FINANTO', 'HCRED', 'I9', 'RC CARD'])(
  '%s, whose site is not known, has no link',
  (name) => {
    expect(screen.getByText(name).closest('a')).toBeNull();
  },
);

test('the card of a partner says that it opens a new tab', () => {
  expect(screen.getByRole('link', { name: /^BANRISUL \(abre em nova aba\)$/ })).toBeInTheDocument();
});

test('partners without a logo show their initials, in four styles by position', () => {
  const circles = cards().map((card) => card.querySelector('[data-style]'));
  const shown = circles.map((circle) => circle?.textContent);
  expect(shown.filter(Boolean)).toHaveLength(21);
  expect(shown[7]).toBe('MC');
  expect(shown[26]).toBe('Q');
  expect(circles[26]).toHaveAttribute('data-style', '3');
});

test('eleven logos are fetched only when they come near', () => {
  const logos = cards().flatMap((card) => [...card.querySelectorAll('img')]);
  expect(logos).toHaveLength(11);
  for (const logo of logos) expect(logo).toHaveAttribute('loading', 'lazy');
});

test('says Mais de 30 Instituições Parceiras below the carousel', () => {
  expect(
    screen.getByRole('heading', { name: 'Mais de 30 Instituições Parceiras' }),
  ).toBeInTheDocument();
});

test('its call to action opens the chat', () => {
  expectChat(links(home.partners.highlight.action)[0]);
});
