import { contentFile } from '../../fields/contentFile';
import { group, list, optional } from '../../fields/field';
import { plainText, text } from '../../wording/texts';

const statistic = group('Número', {
  value: plainText('O número', 12, {
    hint: 'Como aparece.',
    fixed: ['+5mil', '10+', '4.9'],
  }),
  spoken: optional(
    text('O número por extenso', 40, { hint: 'Como o leitor de tela o diz.' }),
  ),
  label: text('O que o número conta', 40),
  description: text('Frase de apoio', 100),
});

export const statisticsFile = contentFile(
  'home/statistics.json',
  'HomeStatistics',
  'A faixa de números',
  {
    title: text('Título da faixa', 60),
    items: list('Números', statistic, {
      entry: 'número',
      min: 4,
      max: 4,
      unique: { label: 'error' },
    }),
  },
);
