import { foldAccents } from '../fields/text';

/** Ids of a legal page itself, which no heading may have. */
export const pageIds = { main: 'conteudo', contents: 'nesta-pagina' } as const;

/**
 * Ad blockers hide elements with these letters in their ids. A hyphen inside parts them.
 * https://github.com/easylistbrasil/easylistbrasil/blob/filtro/easylistbrasil/general_hide.txt
 */
const HIDDEN_BY_BLOCK_LISTS = /(num(?=ero)|te(?=la)|anun(?=cio)|din(?=din))/g;

/**
 * Returns the id of a heading: its words without a number before them, in lower case, without accents and other signs,
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
