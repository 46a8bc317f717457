import { asRead, fold } from './wording';

/** What stands between two words of a clause. */
const SPACE = '[^\\w,;.:!?–—]+';

const oneOf = (words: string): string =>
  `\\b(?:${words
    .split(' | ')
    .map((one) => one.replaceAll('*', '\\w*').replaceAll(' ', SPACE))
    .join('|')})\\b`;

/** Other words between two that are looked for. A denial parts them: "o dinheiro não cai na hora". */
const atMost = (others: number): string =>
  `${SPACE}(?:(?!${oneOf('nao | nunca')})\\w+${SPACE}){0,${others}}`;

/**
 * A pattern for words that follow one another in a clause, with at most so many others between two of them.
 * @param lists - in each, words or phrases without accents, of which one is enough: `taxa* | mais baix*`. `*` is any ending
 */
export const inOrder = (others: number, ...lists: string[]): RegExp =>
  new RegExp(lists.map(oneOf).join(atMost(others)));

/** The same for two lists, whichever comes first. */
export const near = (others: number, one: string, other: string): RegExp =>
  new RegExp(
    `${inOrder(others, one, other).source}|${inOrder(others, other, one).source}`,
  );

/** Words that may stand between "não" or "ninguém" and what it denies: "ninguém pode prometer que o crédito …". */
const LINKS =
  '\\w{1,4} | sempre | somos | existe* | promet* | garant* | liber* | decid* | assin* | credito | emprestimo | dinheiro | banco';

/** Follows what is denied or explained. */
const EXPLAINED = `${SPACE}nao e |(?:${SPACE}\\w+){0,3}, (?:o banco|nao ha) `;

/**
 * The parts of a text, as a reader sees it, that patterns for lower case without accents find.
 * @param unless - words that make valid what they stand before
 */
export function findWords(
  text: string,
  patterns: readonly RegExp[],
  unless?: string,
): string[] {
  const read = asRead(text);
  const folded = fold(read);
  const before = unless
    ? `\\b(?<!${oneOf(unless)}(?:${SPACE}${oneOf(LINKS)}){0,5}${SPACE})`
    : '';
  const after = unless ? `(?!${EXPLAINED})` : '';
  return patterns.flatMap(({ source }) =>
    Array.from(
      folded.matchAll(new RegExp(`${before}(?:${source})${after}`, 'g')),
      ({ 0: match, index }) => read.slice(index, index + match.length),
    ),
  );
}
