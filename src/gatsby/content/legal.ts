import { z } from 'zod';
import { date } from './dates';
import { oneOf, text } from './fields';

/** The addresses of the legal pages, which are also the names of their files. */
export const legalSlugs = ['politica-privacidade', 'termos-uso'] as const;

/** What stands between the `---` lines of `data/legal/*.md`. */
export const legalSchema = z
  .strictObject({
    slug: oneOf('Endereço da página, igual ao nome do arquivo.', legalSlugs),
    title: text('Título da página.', 60),
    description: text('Descrição da página na busca.', 170),
    updated: date('Dia da última mudança no texto.'),
    reviewed: date('Dia da leitura jurídica.')
      .nullable()
      .describe(
        'Dia em que a advogada ou o advogado leu e aprovou o texto; null enquanto ninguém o fez.',
      ),
  })
  .describe('Cabeçalho das páginas legais.');

export type LegalContent = z.infer<typeof legalSchema>;

/** One numbered item that a legal page must have, with words for the messages. */
export interface LegalOutline {
  /** Title of the part the items stand in; null where the page has one part only. */
  readonly part: string | null;
  /** What each item is about, in order (specification, chapter 2). */
  readonly subjects: readonly string[];
}

/** The numbered sections of each legal page (specification, chapter 2). */
export const legalOutlines: Readonly<Record<LegalContent['slug'], readonly LegalOutline[]>> = {
  'politica-privacidade': [
    {
      part: null,
      subjects: [
        'introdução',
        'quem somos',
        'dados pessoais coletados',
        'finalidade',
        'compartilhamento',
        'direitos',
        'segurança',
        'atualizações',
        'lei e foro',
        'contato',
      ],
    },
  ],
  'termos-uso': [
    {
      part: 'Política de Cookies',
      subjects: [
        'o que são cookies',
        'uso de cookies',
        'armazenamento no navegador',
        'conteúdo de terceiros',
        'mudanças',
      ],
    },
    {
      part: 'Termos de Uso',
      subjects: [
        'aceitação',
        'definições',
        'base legal',
        'serviços',
        'direitos do usuário',
        'deveres do usuário',
        'deveres da empresa',
        'propriedade intelectual',
        'limites de responsabilidade',
        'alterações',
        'contato',
        'foro',
      ],
    },
  ],
};
