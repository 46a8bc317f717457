import { render, screen, within } from '@testing-library/react';
import type { ComponentProps } from 'react';
import LegalPage from '@/templates/LegalPage';
import { site } from '../support/content';
import { legalText } from '../support/legal';

type Props = ComponentProps<typeof LegalPage>;

function show(slug: string) {
  const { frontmatter, parts } = legalText(slug);
  const legalTexts = { updatedOn: 'Última mudança:', tableOfContents: 'Nesta página' };
  const page = { frontmatter: { ...frontmatter, updatedText: '1 de maio' }, parts };
  render(<LegalPage {...({ data: { ...site, legalTexts, page } } as unknown as Props)} />);
  return within(screen.getByRole('article'));
}

/** The numbered headings of one level, as “1. Introdução”. */
const numbered = (level: number) =>
  within(screen.getByRole('article'))
    .getAllByRole('heading', { level })
    .map(({ textContent }) => textContent ?? '')
    .filter((text) => /^\d/.test(text));

describe('the privacy policy', () => {
  const TOPICS = [
    /introdução/i,
    /quem somos/i,
    /dados.*colet/i,
    /finalidade|para que/i,
    /compartilha/i,
    /direitos/i,
    /segurança/i,
    /atualiza|mudança/i,
    /foro|jurisdição/i,
    /contato/i,
  ];

  test.each(TOPICS.map((topic, i) => [i + 1, topic] as const))(
    'section %i is about %s',
    (i, topic) => {
      show('politica-privacidade');
      expect(numbered(2)[i - 1]).toMatch(topic);
    },
  );

  test('has ten sections, counted from one', () => {
    show('politica-privacidade');
    expect(numbered(2).map((title) => Number.parseInt(title, 10))).toEqual([
      1, 2, 3, 4, 5, 6, 7, 8, 9, 10,
    ]);
  });

  test.each([
    'nome completo',
    'CPF',
    'RG',
    'data de nascimento',
    'e-mail',
    'celular',
    'endereço',
    'dados bancários',
    'CNH',
    'comprovante de residência',
    'biometria facial',
  ])('names “%s” among the data', (category) => {
    show('politica-privacidade');
    expect(screen.getByRole('article').textContent?.toLowerCase()).toContain(
      category.toLowerCase(),
    );
  });

  test.each(['13.709/2018', '8.078/1990', '12.965/2014', 'Guarujá/SP', site.company.email])(
    'names %s',
    (name) => {
      show('politica-privacidade');
      expect(screen.getByRole('article').textContent?.replaceAll('\u00a0', ' ')).toContain(name);
    },
  );
});

describe('the terms of use', () => {
  test('have five cookie items and twelve terms', () => {
    show('termos-uso');
    expect(numbered(3).map((title) => Number.parseInt(title, 10))).toEqual([
      1, 2, 3, 4, 5, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12,
    ]);
  });

  const TOPICS = [
    /aceitação/i,
    /definições/i,
    /base legal/i,
    /serviços/i,
    /direitos do usuário/i,
    /deveres do usuário/i,
    /deveres da empresa/i,
    /propriedade intelectual/i,
    /limites de responsabilidade/i,
    /alterações/i,
    /contato/i,
    /foro/i,
  ];

  test.each(TOPICS.map((topic, i) => [i + 1, topic] as const))(
    'term %i is about %s',
    (i, topic) => {
      show('termos-uso');
      expect(numbered(3)[4 + i]).toMatch(topic);
    },
  );
});

describe.each(['politica-privacidade', 'termos-uso'])('%s', (slug) => {
  test('no item is a stub', () => {
    for (const { sections } of legalText(slug).parts)
      for (const { html } of sections)
        expect(html.replace(/<[^>]+>/g, '').length).toBeGreaterThan(120);
  });

  test('leaves no name between braces unfilled', () => {
    show(slug);
    expect(document.body.textContent).not.toMatch(/\{\{|%7B/);
  });

  test('its table of contents leads to every numbered item', () => {
    show(slug);
    const contents = screen.getByRole('navigation', { name: 'Nesta página' });
    const targets = within(contents)
      .getAllByRole('link')
      .map((link) => link.getAttribute('href')?.slice(1) ?? '');
    expect(targets.length).toBeGreaterThanOrEqual(10);
    for (const target of targets) expect(document.getElementById(target)).not.toBeNull();
  });

  test('no two places have the same address', () => {
    show(slug);
    const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id);
    expect(ids).toEqual([...new Set(ids)]);
  });

  test('Voltar ao início leads home, above and below the text', () => {
    show(slug);
    const ways = screen.getAllByRole('link', { name: 'Voltar ao início' });
    expect(ways.length).toBeGreaterThanOrEqual(2);
    for (const way of ways) expect(way).toHaveAttribute('href', '/');
  });
});
