import { z } from 'zod';
import { iconNames } from '../../components/Icon/iconNames';
import { contentFile, list, oneOf, text } from './fields';

const highlight = z.strictObject({
  title: text('Título do destaque.', 40),
  description: text('Texto do destaque.', 140),
  icon: oneOf('Ícone do destaque.', iconNames),
});

/** `data/home/about.json`. */
export const aboutSchema = contentFile('../schemas/about.schema.json', 'A seção Sobre Nós.', {
  title: text('Título da seção.', 60),
  paragraphs: list('Parágrafos da descrição da empresa.', text('Um parágrafo.', 600), 1, 4),
  highlights: list('Os quatro destaques.', highlight, 4, 4),
  advantages: z
    .strictObject({
      title: text('Título da lista.', 60),
      intro: text('Frase antes da lista.', 160),
      items: list('As vantagens, uma por linha.', text('Uma vantagem.', 50), 1, 10),
    })
    .describe('Lista de vantagens do consignado.'),
  action: text('Botão que fecha a seção, fixo.', 40),
});

export type AboutContent = z.infer<typeof aboutSchema>;
