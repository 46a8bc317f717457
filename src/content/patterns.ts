import { asRead, fold } from './wording';

/** What stands between two words of a clause. */
const SPACE = '[^\\w,;.:!?–—]+';

const oneOf = (words: string): string =>
  `\\b(?:${words
    .split(' | ')
    .map((one) => one.replaceAll('*', '\\w*').replaceAll(' ', SPACE))
    .join('|')})\\b`;

const DENIAL = oneOf('nao | nunca | ninguem | nada | nem | nenhum*');

/** What may stand between a denial and what it denies: "ninguém pode prometer que o crédito …". */
const LINK = oneOf(
  '\\w{1,4} | sempre | somos | existe* | promet* | afirm* | dizemos | falamos | quantos | libera | aprov* | decid* | assin* | credito | emprestimo | consignado | dinheiro | banco',
);

/** Not denied, nor what a warning says: "golpistas dizem que o crédito já está aprovado". */
const MEANT = `\\b(?<!${DENIAL}(?:${SPACE}${LINK}){0,5}${SPACE})(?<!${oneOf('golp* | cuidado com | desconfi* | fuja de | promessa de | se alguem | dizendo que')}[^.!?]{0,200})`;

/** Other words between two that are looked for, but no denial: "o dinheiro não cai na hora". */
const atMost = (others: number): string =>
  `${SPACE}(?:(?!${oneOf('nao | nunca')})\\w+${SPACE}){0,${others}}`;

/**
 * A pattern for words that follow one another in a clause and are not denied, in lower case without accents.
 * @param others - how many other words may stand between two of them
 * @param lists - in each, words or phrases of which one is enough: `taxa* | mais baix*`. `*` is any ending
 */
export const inOrder = (others: number, ...lists: string[]): RegExp =>
  new RegExp(MEANT + lists.map(oneOf).join(atMost(others)));

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
