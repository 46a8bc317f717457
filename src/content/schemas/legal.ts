import type { z } from 'zod';
import { choice, group, optional } from '../fields/field';
import { date } from '../fields/formats';
import { text } from '../wording/texts';

/**
 * The legal pages by their addresses, which are also the names of their files.
 * Each is made of runs of numbered sections; one without a title is the whole page.
 */
export const legalOutlines = {
  'politica-privacidade': [{ title: null, sections: 10 }],
  'termos-uso': [
    { title: 'Política de Cookies', sections: 5 },
    { title: 'Termos de Uso', sections: 12 },
  ],
} as const;

export type LegalSlug = keyof typeof legalOutlines;

/** What the forms call the pages. */
export const legalLabels: Readonly<Record<LegalSlug, string>> = {
  'politica-privacidade': 'Política de Privacidade',
  'termos-uso': 'Termos de Uso',
};

export const legalSlugs = Object.keys(legalOutlines) as LegalSlug[];

export const legalPath = (slug: LegalSlug): string => `legal/${slug}.md`;

/** How gatsby-remark-autolink-headers gives headings their ids. The content check asks the plugin for the same ones. */
export const headingIdOptions = { icon: false, removeAccents: true };

/**
 * The address of a heading, from the id that the plugin gave it: `7-seguranca--sigilo` gives `seguranca-sigilo`,
 * without the section's number and the empty words that signs leave.
 * @param text - the heading's text, with its number
 */
export function headingAddress(id: string, text: string): string {
  const [first = '', ...others] = id.split('-').filter(Boolean);
  return (text.startsWith(`${first}. `) ? others : [first, ...others]).join(
    '-',
  );
}

/** What stands between the `---` lines at the head of a legal page. */
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

export type FrontMatter = z.infer<typeof frontMatter.schema>;
