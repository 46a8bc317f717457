import { asRead, fold } from './wording';

/** What stands between two words of a clause. */
const SPACE = '[^\\w,;.:!?–—]+';

const oneOf = (words: string): string =>
  `\\b(?:${words
    .split(' | ')
    .map((one) => one.replaceAll('*', '\\w*').replaceAll(' ', SPACE))
    .join('|')})\\b`;

const DENIAL = oneOf(
  'nao | nunca | ninguem | nada | nem | nenhum* | desconfi*',
);

/** What may stand between a denial and what it denies: "ninguém pode prometer que o crédito …". */
const LINK = oneOf(
  '\\w{1,4} | sempre | somos | existe* | promet* | garant* | liber* | decid* | assin* | credito | emprestimo | dinheiro | banco',
);

const NOT_DENIED = `\\b(?<!${DENIAL}(?:${SPACE}${LINK}){0,5}${SPACE})`;

/** Other words between two that are looked for, and no denial: "o dinheiro não cai na hora". */
const atMost = (others: number): string =>
  `${SPACE}(?:(?!${oneOf('nao | nunca')})\\w+${SPACE}){0,${others}}`;

/**
 * A pattern for words that follow one another in a clause and are not denied, in lower case without accents.
 * @param others - how many other words may stand between two of them
 * @param lists - in each, words or phrases of which one is enough: `taxa* | mais baix*`. `*` is any ending
 */
export const inOrder = (others: number, ...lists: string[]): RegExp =>
  new RegExp(NOT_DENIED + lists.map(oneOf).join(atMost(others)));

/** The same for two lists, whichever comes first. */
export const near = (others: number, one: string, other: string): RegExp =>
  new RegExp(
    `${inOrder(others, one, other).source}|${inOrder(others, other, one).source}`,
  );

/** The parts of a text, as a reader sees it, that match patterns for lower case without accents. */
export function findMatches(
  text: string,
  patterns: readonly RegExp[],
): string[] {
  const read = asRead(text);
  const plain = fold(read);
  return patterns.flatMap((pattern) =>
    Array.from(
      plain.matchAll(new RegExp(pattern, 'g')),
      ({ 0: match, index }) => read.slice(index, index + match.length),
    ),
  );
}
