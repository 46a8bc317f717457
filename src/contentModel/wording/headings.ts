import { foldAccents } from '../fields/text';

/** Ids of a legal page itself, which no heading may have. */
export const pageIds = { main: 'conteudo', contents: 'nesta-pagina' } as const;

/** What a heading of a legal page says. */
export interface HeadingText {
  /** The number of `#` signs before it. */
  readonly depth: number;
  /** Its words, without Markdown syntax. */
  readonly text: string;
}

/**
 * Ad blockers hide elements with these letters in their ids. A hyphen inside parts them.
 * https://github.com/easylistbrasil/easylistbrasil/blob/filtro/easylistbrasil/general_hide.txt
 */
const HIDDEN_BY_BLOCK_LISTS = /(num(?=ero)|te(?=la)|anun(?=cio)|din(?=din))/g;

/**
 * Returns the id of a heading: its words without a section's number, in lower case, without accents and other signs,
 * with hyphens. `7. Segurança & sigilo` becomes `seguranca-sigilo`.
 */
export const headingId = (text: string): string =>
  foldAccents(text)
    .trim()
    .replace(/^\d+\.\s/, '')
    .replace(/[^\p{L}\p{N}_\s-]/gu, '')
    .split(/[\s-]+/)
    .filter(Boolean)
    .join('-')
    .replace(HIDDEN_BY_BLOCK_LISTS, '$1-');

/** Splits a heading such as `7. Segurança`. @returns undefined for one without a number */
export function numberedTitle(text: string) {
  const [, number, title] = /^([1-9]\d{0,2})\.\s+(\S.*)$/s.exec(text) ?? [];
  return number && title ? { number: Number(number), title } : undefined;
}

/** Returns the depth of a page's first numbered section: 2, or 3 below the title of a part. */
export const sectionDepth = (headings: readonly HeadingText[]): number =>
  headings.find(
    ({ depth, text }) => (depth === 2 || depth === 3) && numberedTitle(text),
  )?.depth ?? 2;
