import { render, screen } from '@testing-library/react';
import LegalPage from '@/templates/LegalPage';
import { pageProps } from './support/pageProps';
import { picture } from './support/picture';
import { targetsIn } from './support/targets';

type Page = NonNullable<Queries.LegalPageQuery['page']>;

const interfaceTexts = {
  updatedOn: 'Atualizada em',
  tableOfContents: 'Sumário',
  legalImage: picture('farol'),
  legalImageDark: picture('farol-escuro'),
};

const fields = {
  slug: 'termos-uso',
  title: 'Termos de Uso',
  description: 'O que vale entre nós.',
  updated: '2026-10-05',
  updatedText: '5 de outubro de 2026',
};
const html =
  '<h2 id="foro" tabindex="-1">Foro</h2><p>Sobre o <strong>foro</strong>.</p>';
const sections = [
  { id: 'aceitacao', title: 'Aceitação' },
  { id: 'foro', title: 'Foro' },
];

function renderWith(...contents: Page['contents']) {
  const data = { interfaceTexts, page: { ...fields, html, contents } };
  render(<LegalPage {...pageProps(data)} />);
}

test('a page has its title, its day, its text and a way home at both ends', () => {
  renderWith({ id: null, title: null, sections });
  const title = screen.getByRole('heading', { level: 1 });
  expect(title).toHaveTextContent('Termos de Uso');
  const updated = screen.getByText('5 de outubro de 2026');
  expect(updated).toHaveAttribute('datetime', '2026-10-05');
  const heading = screen.getByRole('heading', { level: 2, name: 'Foro' });
  expect(heading.nextElementSibling).toHaveTextContent('Sobre o foro.');
  const article = screen.getByRole('article');
  expect(targetsIn(article)).toEqual(['/', '#aceitacao', '#foro', '/']);
});

test('the table of contents numbers the sections of each part and links to them', () => {
  renderWith(
    { id: 'cookies', title: 'Cookies', sections: [] },
    { id: 'termos', title: 'Termos', sections },
  );
  const contents = screen.getByRole('navigation', { name: 'Sumário' });
  const targets = ['#cookies', '#termos', '#aceitacao', '#foro'];
  expect(targetsIn(contents)).toEqual(targets);
  expect(contents.querySelectorAll('ol > li')).toHaveLength(2);
});
