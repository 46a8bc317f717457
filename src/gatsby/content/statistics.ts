import { z } from 'zod';
import { contentFile, fact, list, text } from './fields';

const statistic = z.strictObject({
  value: fact('O número, como aparece.', 12),
  label: text('O que o número conta.', 40),
  description: text('Frase de apoio.', 100),
});

/** `data/home/statistics.json`. */
export const statisticsSchema = contentFile(
  '../schemas/statistics.schema.json',
  'A faixa de números.',
  {
    title: text('Título da faixa, dito ao leitor de tela.', 60),
    items: list('Os quatro números.', statistic, 4, 4),
  },
);

export type StatisticsContent = z.infer<typeof statisticsSchema>;
