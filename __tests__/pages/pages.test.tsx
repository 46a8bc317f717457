import { render, screen } from '@testing-library/react';
import type { ComponentProps } from 'react';
import NotFoundPage from '@/pages/404';
import ServerErrorPage from '@/pages/500';
import HomePage from '@/pages/index';
import LegalPage from '@/templates/LegalPage';
import { expectChat, links } from '../support/chatLinks';
import { chat, home, partners, site } from '../support/content';

const { interfaceTexts: texts } = site as unknown as {
  interfaceTexts: Record<'notFound' | 'error', Record<string, string>> & Record<string, string>;
};

const data = {
  ...site,
  homeHero: home.hero,
  homeStatistics: home.statistics,
  homeAbout: home.about,
  homeServices: home.services,
  homePartners: home.partners,
  partnerDirectory: { partners },
  evening: home.evening,
  notFoundTexts: site.interfaceTexts,
  errorTexts: site.interfaceTexts,
  legalTexts: site.interfaceTexts,
  page: {
    frontmatter: {
      slug: 'termos-uso',
      title: 'Termos de Uso',
      description: 'Regras.',
      updated: '2026-10-05',
      updatedText: '5 de outubro de 2026',
    },
    parts: [
      {
        id: 'cookies',
        title: 'Cookies',
        sections: [{ id: 'o-que-sao', number: 1, title: 'O que são', html: '<p>Arquivos.</p>' }],
      },
      {
        id: 'termos',
        title: 'Termos',
        sections: [{ id: 'aceitacao', number: 1, title: 'Aceitação', html: '<p>Regras.</p>' }],
      },
    ],
  },
};

/** Shows a page as its query would feed it. */
function show(Page: unknown) {
  const Shown = Page as React.ComponentType<{ data: unknown }>;
  render(<Shown data={data} />);
}

describe('the home page', () => {
  beforeEach(() => show(HomePage satisfies React.ComponentType<ComponentProps<typeof HomePage>>));

  test('orders its sections as the menu does', () => {
    const places = [...document.querySelectorAll('[id]')].map(({ id }) => `#${id}`);
    const targets = site.interfaceTexts.menu.map(({ target }) => target);
    expect(places.filter((place) => targets.includes(place))).toEqual(targets);
  });

  test('skips no level of headings', () => {
    const levels = screen.getAllByRole('heading').map(({ tagName }) => Number(tagName[1]));
    expect(levels.filter((level) => level === 1)).toHaveLength(1);
    expect(levels.filter((level, i) => level > (levels[i - 1] ?? 0) + 1)).toEqual([]);
  });

  test('begins with a link over the menu to the content', () => {
    const [first] = screen.getAllByRole('link');
    expect(first).toHaveAttribute('href', '#conteudo');
    expect(screen.getByRole('main')).toHaveAttribute('id', 'conteudo');
  });

  test('has a floating button that opens the chat', () => {
    expect(screen.getByRole('link', { name: /^Falar no WhatsApp/ })).toHaveAttribute(
      'href',
      chat.url,
    );
  });

  test('every link that opens a new tab says so', () => {
    for (const link of document.querySelectorAll('a[target="_blank"]'))
      expect(link).toHaveAccessibleName(expect.stringContaining(chat.newTab));
  });
});

describe.each([
  ['missing addresses', NotFoundPage, texts.notFound],
  ['a server that failed', ServerErrorPage, texts.error],
])('the page for %s', (_what, Page, { title = '', text = '', action = '' }) => {
  beforeEach(() => show(Page));

  test('says its sentence in English, marked as such, and one in Portuguese', () => {
    expect(screen.getByRole('heading', { level: 1, name: title })).toHaveAttribute('lang', 'en');
    expect(screen.getByText(text)).toBeInTheDocument();
  });

  test('leads home and to the chat', () => {
    expect(screen.getByRole('link', { name: action })).toHaveAttribute('href', '/');
    expectChat(links(site.interfaceTexts.chatAction)[0]);
  });
});

test('the page of a failed server shows no picture', () => {
  show(ServerErrorPage);
  expect(document.images).toHaveLength(0);
});

describe('a legal page', () => {
  beforeEach(() => show(LegalPage));

  test('its table of contents leads to every section', () => {
    const contents = screen.getByRole('navigation', { name: texts.tableOfContents });
    const targets = [...contents.querySelectorAll('a')].map(({ hash }) => hash.slice(1));
    expect(targets).toEqual(['cookies', 'o-que-sao', 'termos', 'aceitacao']);
    for (const target of targets) expect(document.getElementById(target)).not.toBeNull();
  });

  test('says when it was changed last', () => {
    expect(screen.getByText('5 de outubro de 2026')).toHaveAttribute('datetime', '2026-10-05');
  });

  test('leads back home above and below the text', () => {
    const ways = screen.getAllByRole('link', { name: texts.backHome });
    expect(ways).toHaveLength(2);
    for (const way of ways) expect(way).toHaveAttribute('href', '/');
  });
});
