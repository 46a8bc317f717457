import { render, screen } from '@testing-library/react';
import LegalPage from '@/templates/LegalPage';
import { pageProps } from './support/pageProps';
import { queries } from './support/queries';
import { targetsIn } from './support/targets';

type Page = NonNullable<Queries.LegalPageQuery['page']>;

const fields = {
  slug: 'termos-uso',
  title: 'Termos de Uso',
  description: 'O que vale entre nós.',
  updated: '2026-10-05',
  updatedText: '5 de outubro de 2026',
};
const html = '<p>Sobre o <strong>foro</strong>.</p>';
const sections = [
  {
    id: 'aceitacao',
    number: 1,
    title: 'Aceitação',
    html: '<p>Você aceita.</p>',
  },
  { id: 'foro', number: 2, title: 'Foro', html },
];

function renderWith(...parts: Page['parts']) {
  const { interfaceTexts } = queries;
  const data = { interfaceTexts, page: { ...fields, parts } };
  render(<LegalPage {...pageProps(data)} />);
}

test('the table of contents leads to each section', () => {
  renderWith({ id: null, title: null, intro: null, sections });
  const title = screen.getByRole('heading', { level: 1 });
  expect(title).toHaveTextContent('Termos de Uso');
  const updated = screen.getByText('5 de outubro de 2026');
  expect(updated).toHaveAttribute('datetime', '2026-10-05');
  // There is a way home at both ends.
  const contents = ['#aceitacao', '#foro'];
  const article = screen.getByRole('article');
  expect(targetsIn(article)).toEqual(['/', ...contents, '/']);
  const navigation = screen.getByRole('navigation', { name: 'Sumário' });
  expect(targetsIn(navigation)).toEqual(contents);
  // The browser numbers it.
  expect(navigation.querySelectorAll('ol > li')).toHaveLength(2);
  const heading = screen.getByRole('heading', { level: 2, name: '2. Foro' });
  expect(heading).toHaveAttribute('id', 'foro');
  expect(heading).toHaveAttribute('tabindex', '-1');
  expect(heading.nextElementSibling?.innerHTML).toContain(html);
});

test('a page of two parts links to both', () => {
  const intro = '<p>Não usamos.</p>';
  renderWith(
    { id: 'cookies', title: 'Cookies', intro, sections: [] },
    { id: 'termos', title: 'Termos', intro: null, sections },
  );
  const part = screen.getByRole('heading', { level: 2, name: 'Cookies' });
  expect(part).toHaveAttribute('id', 'cookies');
  expect(part.nextElementSibling).toHaveTextContent('Não usamos.');
  const inPart = { level: 3, name: '1. Aceitação' };
  expect(screen.getByRole('heading', inPart)).toBeInTheDocument();
  const contents = screen.getByRole('navigation', { name: 'Sumário' });
  const targets = ['#cookies', '#termos', '#aceitacao', '#foro'];
  expect(targetsIn(contents)).toEqual(targets);
});
