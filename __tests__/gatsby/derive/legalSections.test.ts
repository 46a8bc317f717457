import { legalParts } from '@/gatsby/derive/legalSections';

const FLAT =
  '<h2>1. Início</h2>\n<p>Um.</p>\n<h3>Dentro</h3><p>Dois.</p><h2>2. Fim</h2><p>Três.</p>';
const PARTS =
  '<h2>Cookies</h2><h3>1. O que são</h3><p>Um.</p><h2>Termos</h2><h3>1. Aceite</h3><p>Dois.</p><h3>2. Foro</h3><p>Três.</p>';

describe('a page of numbered sections', () => {
  test('is one part without a title', () => {
    expect(legalParts(FLAT).map(({ title }) => title)).toEqual([null]);
  });

  test('takes number and title apart', () => {
    const sections = legalParts(FLAT)[0]?.sections ?? [];
    expect(sections.map(({ number, title }) => [number, title])).toEqual([
      [1, 'Início'],
      [2, 'Fim'],
    ]);
  });

  test('gives each section its own text, without the heading', () => {
    const sections = legalParts(FLAT)[0]?.sections ?? [];
    expect(sections[1]?.html).toBe('<p>Três.</p>');
  });

  test('gives a heading inside a section an address', () => {
    expect(legalParts(FLAT)[0]?.sections[0]?.html).toContain('<h3 id="dentro">Dentro</h3>');
  });
});

describe('a page of two parts', () => {
  test('names each part', () => {
    expect(legalParts(PARTS).map(({ title }) => title)).toEqual(['Cookies', 'Termos']);
  });

  test('puts each section into its part', () => {
    expect(legalParts(PARTS).map(({ sections }) => sections.length)).toEqual([1, 2]);
  });

  test('ends the last section of a part where the next part begins', () => {
    expect(legalParts(PARTS)[0]?.sections[0]?.html).toBe('<p>Um.</p>');
  });
});

test('a section without a number is refused, by name', () => {
  expect(() => legalParts('<h2>Cookies</h2><h3>Sem número</h3>')).toThrow('Sem número');
});
