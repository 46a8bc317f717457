import { z } from 'zod';
import { contentFile, phrase, text } from './fields';

/** `data/home/partners.json`. */
export const homePartnersSchema = contentFile(
  '../schemas/home-partners.schema.json',
  'Os textos da seção Parceiros (a lista dos parceiros está em partners/partners.json).',
  {
    title: text('Título da seção, fixo.', 60),
    subtitle: text('Frase abaixo do título.', 160),
    previous: text('Nome da seta que volta.', 40),
    next: text('Nome da seta que avança.', 40),
    position: phrase('O leitor de tela diz isto quando o carrossel anda.', 60, [
      'parceiro',
      'posicao',
      'total',
    ]),
    listLabel: text('Nome da lista para o leitor de tela.', 60),
    highlight: z
      .strictObject({
        title: text('Título do destaque, fixo.', 60),
        text: text('Texto do destaque.', 300),
        action: text('Botão do destaque.', 30),
      })
      .describe('Cartão abaixo do carrossel.'),
  },
);

export type HomePartnersContent = z.infer<typeof homePartnersSchema>;
