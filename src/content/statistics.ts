import { contentFile, fact, group, list, text } from './fields';

/** `data/home/statistics.json`. */
export const statisticsFile = contentFile(
  'home/statistics.json',
  'HomeStatistics',
  'A faixa de números.',
  {
    title: text('Título da faixa, dito ao leitor de tela.', 60),
    items: list(
      'Os quatro números.',
      group('Um número.', {
        value: fact('O número, como aparece.', 12),
        label: text('O que o número conta.', 40),
        description: text('Frase de apoio.', 100),
      }),
      [4, 4],
      { entry: 'número', unique: ['label'] },
    ),
  },
);
