import { render, screen, within } from '@testing-library/react';
import { About } from '@/sections/About/About';
import { Hero } from '@/sections/Hero/Hero';
import { Partners } from '@/sections/Partners/Partners';
import { Services } from '@/sections/Services/Services';
import { Statistics } from '@/sections/Statistics/Statistics';
import { chat, home, partners } from '../support/content';

test.each([
  ['home', <Hero key="hero" hero={home.hero} chat={chat} />],
  ['sobre', <About key="about" about={home.about} chat={chat} />],
  ['servicos', <Services key="services" services={home.services} chat={chat} />],
  ['parceiros', <Partners key="partners" texts={home.partners} partners={partners} chat={chat} />],
])('#%s leads to a section that is named by its heading', (id, section) => {
  render(section);
  const [heading] = screen.getAllByRole('heading');
  expect(screen.getByRole('region', { name: heading?.textContent ?? '' })).toHaveAttribute(
    'id',
    id,
  );
});

test('the first screen fetches its picture at once and before others', () => {
  render(<Hero hero={home.hero} chat={chat} />);
  const picture = screen.getByRole('img', { name: home.hero.imageAlt });
  expect(picture).toHaveAttribute('loading', 'eager');
  expect(picture).toHaveAttribute('fetchpriority', 'high');
});

describe('the figures', () => {
  test.each(
    home.statistics.items.map(({ value, label, description }) => [value, label, description]),
  )('%s stands with what it counts and its sentence', (value, label, description) => {
    render(<Statistics statistics={home.statistics} />);
    const items = screen.getAllByRole('listitem');
    const item = items.find((one) => within(one).queryByText(value));
    expect(item).toHaveTextContent(label);
    expect(item).toHaveTextContent(description);
  });
});

test('the company shows its highlights and its advantages', () => {
  render(<About about={home.about} chat={chat} />);
  for (const { title } of home.about.highlights)
    expect(screen.getByRole('heading', { level: 3, name: title })).toBeInTheDocument();
  for (const advantage of home.about.advantages.items)
    expect(screen.getByText(advantage).closest('li')).toBeInTheDocument();
});

describe('the services', () => {
  beforeEach(() => {
    render(<Services services={home.services} chat={chat} />);
  });

  test('stand in the order of the content', () => {
    const titles = screen.getAllByRole('heading', { level: 3 }).map((one) => one.textContent);
    expect(titles).toEqual(home.services.items.map(({ title }) => title));
  });

  test('each card says to screen readers what its chat is about, and shows the app’s mark', () => {
    const cards = screen.getAllByRole('link', { name: new RegExp(`^${home.services.cardAction}`) });
    home.services.items.forEach(({ title }, i) => {
      expect(cards[i]).toHaveAccessibleName(expect.stringContaining(title));
      expect(cards[i]?.querySelector('use')).toHaveAttribute('href', '#icon-chat');
    });
  });

  test('the pictures say nothing and come when they are near', () => {
    for (const picture of document.images) {
      expect(picture).toHaveAttribute('alt', '');
      expect(picture).toHaveAttribute('loading', 'lazy');
    }
  });
});

describe('the partners', () => {
  const cards = () =>
    within(screen.getByRole('list', { name: home.partners.listLabel })).getAllByRole('listitem');

  beforeEach(() => {
    render(<Partners texts={home.partners} partners={partners} chat={chat} />);
  });

  test('says how many there are', () => {
    expect(screen.getByText('São 5 casas')).toBeInTheDocument();
  });

  test.each([
    ['FINANCEIRA TRES', 'FT', '3'],
    ['Q4+', 'Q', '4'],
    ['RIO CARD', 'RC', '1'],
  ])(
    '%s, without a logo, shows %s in style %s, silent for screen readers',
    (name, initials, style) => {
      const shape = screen.getByText(name).closest('li')?.querySelector('[data-style]');
      expect(shape).toHaveAttribute('data-initials', initials);
      expect(shape).toHaveAttribute('data-style', style);
      expect(shape).toHaveAttribute('aria-hidden', 'true');
    },
  );

  test('a raster logo is a picture, an SVG is shown as it is; both come when they are near', () => {
    const [raster, vector] = cards().map((card) => card.querySelector('img'));
    expect(raster).toHaveAttribute('src', '/static/azul.webp');
    expect(vector).toHaveAttribute('src', '/static/logos/casa.svg');
    for (const logo of [raster, vector]) expect(logo).toHaveAttribute('loading', 'lazy');
  });
});
