import { render, screen, within } from '@testing-library/react';
import LegalPage from '@/templates/LegalPage';
import { pageProps, queries } from './support/queries';

type Page = NonNullable<Queries.LegalPageQuery['page']>;

const frontmatter = {
  slug: 'termos-uso',
  title: 'Termos de Uso',
  description: 'O que vale entre nós.',
  updated: '2026-10-05',
  updatedText: '5 de outubro de 2026',
};

const section = (number: number, title: string) => ({
  id: title.toLowerCase(),
  number,
  title,
  html: `<p>Sobre <strong>${title}</strong>.</p>`,
});

const terms = {
  id: null,
  title: null,
  intro: null,
  sections: [section(1, 'Aceitação'), section(2, 'Foro')],
};

function renderWith(...parts: Page['parts']) {
  const { interfaceTexts } = queries;
  const data = { interfaceTexts, page: { frontmatter, parts } };
  render(<LegalPage {...pageProps(data)} />);
}

test('a legal page has its title, when it changed, and ways home at both ends', () => {
  renderWith(terms);
  const title = screen.getByRole('heading', { level: 1 });
  expect(title).toHaveTextContent('Termos de Uso');
  const updated = screen.getByText('5 de outubro de 2026');
  expect(updated).toHaveAttribute('datetime', '2026-10-05');
  const links = within(screen.getByRole('article')).getAllByRole('link');
  for (const link of [links.at(0), links.at(-1)]) {
    expect(link).toHaveAccessibleName('Voltar ao início');
    expect(link).toHaveAttribute('href', '/');
  }
});

test('the table of contents leads to each section, whose text follows its heading', () => {
  renderWith(terms);
  const contents = screen.getByRole('navigation', { name: 'Sumário' });
  const links = within(contents).getAllByRole('link');
  const targets = links.map((link) => link.getAttribute('href'));
  expect(targets).toEqual(['#aceitação', '#foro']);
  const heading = screen.getByRole('heading', { level: 2, name: '2. Foro' });
  expect(heading).toHaveAttribute('id', 'foro');
  expect(heading).toHaveAttribute('tabindex', '-1');
  expect(heading.nextElementSibling?.innerHTML).toContain(
    terms.sections[1]?.html,
  );
});

test('a page of two parts has a heading and an introduction for each, and links to both', () => {
  const cookies = {
    id: 'cookies',
    title: 'Cookies',
    intro: '<p>Não usamos.</p>',
    sections: [section(1, 'Quais')],
  };
  renderWith(cookies, { ...terms, id: 'termos', title: 'Termos' });
  const part = screen.getByRole('heading', { level: 2, name: 'Cookies' });
  expect(part).toHaveAttribute('id', 'cookies');
  expect(part.nextElementSibling).toHaveTextContent('Não usamos.');
  const inPart = { level: 3, name: '1. Aceitação' };
  expect(screen.getByRole('heading', inPart)).toBeInTheDocument();
  const link = screen.getByRole('link', { name: 'Cookies' });
  expect(link).toHaveAttribute('href', '#cookies');
});
