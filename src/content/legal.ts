import { group, oneOf, text } from './fields';
import { date } from './formats';

export interface LegalOutline {
  readonly part: string | null;
  readonly sections: number;
}

/** The legal pages by their addresses, which are also the names of their files, with the sections of each. */
export const legalOutlines = {
  'politica-privacidade': [{ part: null, sections: 10 }],
  'termos-uso': [
    { part: 'Política de Cookies', sections: 5 },
    { part: 'Termos de Uso', sections: 12 },
  ],
} as const satisfies Readonly<Record<string, readonly LegalOutline[]>>;

export type LegalSlug = keyof typeof legalOutlines;

export const legalSlugs = Object.keys(legalOutlines) as LegalSlug[];

export const legalFileOf = (slug: LegalSlug): string => `legal/${slug}.md`;

export const legalSchema = group('Cabeçalho das páginas legais.', {
  slug: oneOf('Endereço da página, igual ao nome do arquivo.', legalSlugs),
  title: text('Título da página.', 60),
  description: text('Descrição da página na busca.', 170),
  updated: date('Dia da última mudança no texto.'),
  reviewed: date('Dia da leitura jurídica.')
    .nullable()
    .describe(
      'Dia em que a advogada ou o advogado leu e aprovou o texto; null enquanto ninguém o fez.',
    ),
});
