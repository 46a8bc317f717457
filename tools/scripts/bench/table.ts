export interface Figure {
  readonly name: string;
  readonly value: number;
  /** The greatest value that will do. */
  readonly goal: number;
}

const rounded = (value: number): number => Number(value.toFixed(2));

export const printFigures = (figures: readonly Figure[]): void =>
  console.table(
    figures.map(({ name, value, goal }) => ({
      medida: name,
      meta: rounded(goal),
      valor: rounded(value),
      '': rounded(value) <= rounded(goal) ? '✓' : '✗',
    })),
  );
