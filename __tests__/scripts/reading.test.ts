import { readingOf, syllablesOf } from '@/scripts/reading';

const SYLLABLES: Readonly<Record<number, string>> = {
  1: 'que e a não mais seu põe mãe viu ou eu',
  2: 'juiz muito quero água órgão você cair reais leem área guia guerra país próprio cartões uso dia possui',
  3: 'família salário saúde rainha ainda proposta construir parceiro ideia crédito imóveis linguiça seguros União SPC CLT contínuo tranquilo',
  4: 'energia veículo conteúdo aquisição INSS',
  6: 'financiamento',
  7: 'aposentadoria',
};

test.each(
  Object.entries(SYLLABLES).flatMap(([count, words]) =>
    words.split(' ').map((word) => [word, Number(count)] as const),
  ),
)('%s has %i syllables', (word, count) => {
  expect(syllablesOf(word)).toBe(count);
});

test('the ease of a text is Flesch’s, in its form for Portuguese', () => {
  const { sentences, words, syllables, ease } = readingOf([
    'Eu vi o mar. Você também viu?',
  ]);
  expect([sentences, words, syllables]).toEqual([2, 7, 9]);
  expect(ease).toBeCloseTo(248.835 - 1.015 * 3.5 - 84.6 * (9 / 7));
});
