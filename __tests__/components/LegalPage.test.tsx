import { render, screen, within } from '@testing-library/react';
import type { QueryResult } from '@/queryResult';
import LegalPage from '@/templates/LegalPage';
import { pageProps } from './support/page';
import { picture } from './support/picture';

type Data = QueryResult<Queries.LegalPageQuery>;

const section = (number: number, title: string) => ({
  id: title.toLowerCase(),
  number,
  title,
  html: `<p>Sobre <strong>${title}</strong>.</p>`,
});

const dataWith = (parts: Data['page']['parts']): Data => ({
  interfaceTexts: {
    updatedOn: 'Mudou em',
    tableOfContents: 'Sumário',
    legalImage: picture('lighthouse'),
    legalImageNight: picture('lighthouse-night'),
  },
  page: {
    frontmatter: {
      slug: 'termos-uso',
      title: 'Termos de Uso',
      description: 'O que vale entre nós.',
      updated: '2026-10-05',
      updatedText: '5 de outubro de 2026',
    },
    parts,
  },
});

const renderWith = (...parts: Data['page']['parts']) =>
  render(<LegalPage {...pageProps(dataWith(parts))} />);

const policy = {
  id: null,
  title: null,
  intro: null,
  sections: [section(1, 'Aceitação'), section(2, 'Foro')],
};

test('a legal page has its title, when it changed, and ways home at both ends', () => {
  renderWith(policy);
  const title = screen.getByRole('heading', { level: 1 });
  expect(title).toHaveTextContent('Termos de Uso');
  expect(screen.getByText('5 de outubro de 2026')).toHaveAttribute(
    'datetime',
    '2026-10-05',
  );
  const article = screen.getByRole('article');
  const links = within(article).getAllByRole('link');
  for (const link of [links.at(0), links.at(-1)]) {
    expect(link).toHaveAccessibleName('Voltar ao início');
    expect(link).toHaveAttribute('href', '/');
  }
});

test('the table of contents leads to each section, whose text follows its heading', () => {
  renderWith(policy);
  const contents = screen.getByRole('navigation', { name: 'Sumário' });
  const links = within(contents).getAllByRole('link');
  const targets = links.map((link) => link.getAttribute('href'));
  expect(targets).toEqual(['#aceitação', '#foro']);
  const heading = screen.getByRole('heading', { level: 2, name: '2. Foro' });
  expect(heading).toHaveAttribute('id', 'foro');
  expect(heading).toHaveAttribute('tabindex', '-1');
  expect(heading.nextElementSibling).toHaveTextContent('Sobre Foro.');
  expect(heading.nextElementSibling?.querySelector('strong')).not.toBeNull();
});

test('a page of two parts has a heading and an introduction for each, and links to both', () => {
  const cookies = {
    id: 'cookies',
    title: 'Cookies',
    intro: '<p>Não usamos.</p>',
    sections: [section(1, 'Quais')],
  };
  const terms = { ...policy, id: 'termos', title: 'Termos' };
  renderWith(cookies, terms);
  const part = screen.getByRole('heading', { level: 2, name: 'Cookies' });
  expect(part).toHaveAttribute('id', 'cookies');
  expect(part.nextElementSibling).toHaveTextContent('Não usamos.');
  const section1 = { level: 3, name: '1. Aceitação' };
  expect(screen.getByRole('heading', section1)).toBeInTheDocument();
  const link = screen.getByRole('link', { name: 'Cookies' });
  expect(link).toHaveAttribute('href', '#cookies');
});
