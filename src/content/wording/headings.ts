import { foldAccents } from '../fields/text';

/** Ids of a legal page itself, which no heading may have. */
export const pageIds = { main: 'conteudo', contents: 'nesta-pagina' } as const;

/**
 * Ad blockers hide elements with these letters in their ids. A hyphen inside parts them.
 * https://github.com/easylistbrasil/easylistbrasil/blob/filtro/easylistbrasil/general_hide.txt
 */
const HIDDEN_BY_BLOCK_LISTS = {
  numero: 'num-ero',
  tela: 'te-la',
  anuncio: 'anun-cio',
  dindin: 'din-din',
};

/**
 * Returns the id of a heading: its words without a number before them, in lower case, without accents and other signs,
 * with hyphens. `7. Segurança & sigilo` becomes `seguranca-sigilo`.
 */
export function headingId(text: string): string {
  let id = foldAccents(text)
    .trim()
    .replace(/^\d+\.\s/, '')
    .replace(/[^\p{L}\p{N}_\s-]/gu, '')
    .split(/[\s-]+/)
    .filter(Boolean)
    .join('-');
  for (const [letters, parted] of Object.entries(HIDDEN_BY_BLOCK_LISTS))
    id = id.replaceAll(letters, parted);
  return id;
}
