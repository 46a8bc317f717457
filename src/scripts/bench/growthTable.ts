import { atMost, type Figure, inKb } from './figure';
import type { Growth } from './growth';

/** The growth as a Markdown table: the whole, and for each partner. */
export function growthTable(rows: readonly Growth[]): string {
  const lines = rows.map(({ partners, time, memory, output }) => {
    const cells = [
      partners,
      `${(time / 1000).toFixed(1)} s`,
      `${Math.round(time / partners)} ms`,
      `${Math.round(memory / 1024 / 1024)} MB`,
      inKb(memory / partners, 0),
      `${Math.round(output / 1024)} KB`,
      inKb(output / partners),
    ];
    return `| ${cells.join(' | ')} |`;
  });
  return [
    '| parceiros | tempo | por parceiro | memória | por parceiro | saída | por parceiro |',
    '|--:|--:|--:|--:|--:|--:|--:|',
    ...lines,
  ].join('\n');
}

/** Whether nothing grows faster than the count, and pages without partners don't change at all. */
export function growthFigures(rows: readonly Growth[]): Figure[] {
  const steps = rows.slice(1).map((row, index) => {
    const before = rows[index] ?? row;
    const more = row.partners / before.partners;
    return Math.max(
      row.time / before.time / more,
      row.memory / before.memory / more,
      row.output / before.output / more,
    );
  });
  const same = new Set(rows.map(({ otherPages }) => otherPages)).size === 1;
  return [
    atMost('custo por parceiro ao crescer dez vezes (o pior)', Math.max(...steps), 1, {
      unit: '×',
      digits: 2,
    }),
    {
      name: 'páginas sem parceiros, byte a byte',
      goal: 'iguais',
      value: same ? 'iguais' : 'diferentes',
      met: same,
    },
  ];
}
