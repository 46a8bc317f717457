import { contentFile } from '../../contentFile';
import { group, list, plainText, text } from '../../fields';

const statistic = group('Número', {
  value: plainText('O número', 9, 'Como aparece.'),
  spoken: text(
    'O número por extenso',
    40,
    'Como o leitor de tela o diz.',
  ).optional(),
  label: text('O que o número conta', 40),
  description: text('Frase de apoio', 100),
});

export const statisticsFile = contentFile({
  path: 'home/statistics.json',
  type: 'HomeStatistics',
  title: 'A faixa de números',
  fields: {
    title: text('Título da faixa', 60),
    items: list('Números', statistic, {
      entry: 'número',
      min: 4,
      max: 4,
      unique: ['label'],
    }),
  },
});
