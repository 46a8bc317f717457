import { render, screen } from '@testing-library/react';
import HomePage from '@/pages/index';
import LegalPage from '@/templates/LegalPage';
import { homeFields, partners, site } from '../support/content';

const { interfaceTexts: texts } = site as unknown as { interfaceTexts: Record<string, string> };

const data = {
  ...site,
  ...homeFields,
  evening: homeFields.homeFooter,
  partnerDirectory: { partners },
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

test('the home page orders its sections as the menu does', () => {
  show(HomePage);
  const places = [...document.querySelectorAll('[id]')].map(({ id }) => `#${id}`);
  const targets = site.interfaceTexts.menu.map(({ target }) => target);
  expect(places.filter((place) => targets.includes(place))).toEqual(targets);
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
