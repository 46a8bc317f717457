import { choice, group, plainText, text } from '../fields';
import { date } from '../formats';

/** The names of the legal pages in the forms, by the names of their files. */
export const legalLabels = {
  'politica-privacidade': 'Política de Privacidade',
  'termos-uso': 'Termos de Uso',
} as const;

export type LegalSlug = keyof typeof legalLabels;

export const legalSlugs = Object.keys(legalLabels) as LegalSlug[];

export const legalPath = (slug: LegalSlug): string => `legal/${slug}.md`;

/** The fields between the `---` lines at the top of a legal page. */
export const frontMatter = group('Cabeçalho das páginas legais', {
  slug: choice('Endereço da página', legalLabels, 'É o nome do arquivo.'),
  title: text('Título da página', 60),
  description: text('Descrição na busca', 170),
  updated: date('Dia da última mudança no texto'),
  reviewed: date(
    'Dia em que o jurídico leu',
    'A publicação pede uma leitura no dia da última mudança, ou depois dele.',
  )
    .meta({ internal: true })
    .optional(),
  reviewedBy: plainText('Nome de quem leu', 80)
    .meta({ internal: true })
    .optional(),
});
