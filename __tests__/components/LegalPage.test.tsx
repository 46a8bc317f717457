import { render, screen } from '@testing-library/react';
import LegalPage from '@/templates/LegalPage';
import { pageProps } from './support/pageProps';
import { picture } from './support/picture';
import { targetsIn } from './support/targets';

const interfaceTexts = {
  updatedOn: 'Atualizada em',
  tableOfContents: 'Sumário',
  legalImage: picture('farol'),
  legalImageDark: picture('escuro'),
};
const page = {
  slug: 'termos-uso',
  title: 'Termos de Uso',
  description: 'O que vale entre nós.',
  updated: '2026-10-05',
  updatedText: '5 de outubro de 2026',
  html: '<h2 id="foro">Foro</h2><p>Sobre o <strong>foro</strong>.</p>',
  contents: [
    { id: 'cookies', title: 'Cookies', sections: [] },
    {
      id: 'termos',
      title: 'Termos',
      sections: [{ id: 'foro', title: 'Foro' }],
    },
  ],
};

test('a page has its title, its day, its contents, its text and a way home at both ends', () => {
  render(<LegalPage {...pageProps({ interfaceTexts, page })} />);
  const title = screen.getByRole('heading', { level: 1 });
  expect(title).toHaveTextContent('Termos de Uso');
  const updated = screen.getByText('5 de outubro de 2026');
  expect(updated).toHaveAttribute('datetime', '2026-10-05');
  const targets = ['#cookies', '#termos', '#foro'];
  const contents = screen.getByRole('navigation', { name: 'Sumário' });
  expect(targetsIn(contents)).toEqual(targets);
  const article = screen.getByRole('article');
  expect(targetsIn(article)).toEqual(['/', ...targets, '/']);
  const heading = screen.getByRole('heading', { level: 2, name: 'Foro' });
  expect(heading.nextElementSibling).toHaveTextContent('Sobre o foro.');
});
