import { choice, group, optional } from '../fields/field';
import { date, signatureCode } from '../fields/formats';
import { plainText, text } from '../wording/texts';

/** The names of the legal pages in the forms, by the names of their files. */
export const legalLabels = {
  'politica-privacidade': 'Política de Privacidade',
  'termos-uso': 'Termos de Uso',
} as const;

export type LegalSlug = keyof typeof legalLabels;

export const legalSlugs = Object.keys(legalLabels) as LegalSlug[];

/** How many sections a part of a legal page has. A part with an empty title is the whole page. */
export interface PartOutline {
  title: string;
  sections: number;
}

/** The parts of the legal pages in the specification. */
export const specifiedParts: Readonly<
  Record<LegalSlug, readonly PartOutline[]>
> = {
  'politica-privacidade': [{ title: '', sections: 10 }],
  'termos-uso': [
    { title: 'Política de Cookies', sections: 5 },
    { title: 'Termos de Uso', sections: 12 },
  ],
};

export const legalPath = (slug: LegalSlug): string => `legal/${slug}.md`;

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
      hint: 'Quem assina é o comando npm run sign, depois da leitura. Se o texto mudar, a publicação pede outra.',
      internal: true,
    }),
  ),
  reviewedBy: optional(plainText('Nome de quem leu', 80, { internal: true })),
  reviewedCode: signatureCode(),
});
