import { choice, group, optional } from '../fields/field';
import { date } from '../fields/formats';
import { text } from '../wording/texts';

/**
 * The legal pages by their slugs, which are also the names of their files.
 * Each has groups of numbered sections; a group without a title is the whole page.
 */
export const legalOutlines = {
  'politica-privacidade': [{ title: null, sections: 10 }],
  'termos-uso': [
    { title: 'Política de Cookies', sections: 5 },
    { title: 'Termos de Uso', sections: 12 },
  ],
} as const;

export type LegalSlug = keyof typeof legalOutlines;

/** Names of the pages in the forms. */
export const legalLabels: Readonly<Record<LegalSlug, string>> = {
  'politica-privacidade': 'Política de Privacidade',
  'termos-uso': 'Termos de Uso',
};

export const legalSlugs = Object.keys(legalOutlines) as LegalSlug[];

export const legalPath = (slug: LegalSlug): string => `legal/${slug}.md`;

/**
 * Ad blockers hide elements with these letters in their ids. A hyphen inside parts them.
 * https://github.com/easylistbrasil/easylistbrasil/blob/filtro/easylistbrasil/general_hide.txt
 */
const HIDDEN_BY_BLOCK_LISTS = /(num(?=ero)|te(?=la)|anun(?=cio)|din(?=din))/g;

/**
 * Returns the id of a heading without the section's number and the empty words that punctuation leaves:
 * `7-seguranca--sigilo` becomes `seguranca-sigilo`.
 * @param id - from gatsby-remark-autolink-headers
 * @param text - the heading's text, with its number
 */
export function headingAddress(id: string, text: string): string {
  const [, number = ''] = /^(\d+)\.\s/.exec(text) ?? [];
  const words = id.slice(number.length).split('-').filter(Boolean).join('-');
  return words.replace(HIDDEN_BY_BLOCK_LISTS, '$1-');
}

/** The fields between the `---` lines at the top of a legal page. */
export const frontMatter = group('Cabeçalho das páginas legais', {
  slug: choice('Endereço da página', legalLabels, {
    hint: 'É o nome do arquivo.',
  }),
  title: text('Título da página', 60),
  description: text('Descrição na busca', 170),
  updated: date('Dia da última mudança no texto'),
  reviewed: optional(
    date('Dia em que o jurídico leu', {
      hint: 'Fica vazio enquanto a advogada ou o advogado não leu e aprovou o texto.',
    }),
  ),
});
