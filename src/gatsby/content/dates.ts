import { type FieldRule, quoted } from './fieldProblem';
import { formatted } from './fields';

const isoOf = (value: string): string | undefined => {
  const [, day, month, year] = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})$/.exec(value.trim()) ?? [];
  if (!day || !month || !year) return undefined;
  return `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
};

const onCalendar: FieldRule<string> = (value) => {
  const date = new Date(`${value}T00:00:00Z`);
  const real = !Number.isNaN(date.getTime()) && date.toISOString().startsWith(value);
  return real ? [] : [{ found: quoted(value), expected: 'esse dia não existe no calendário' }];
};

/** A day of the calendar, as `2026-11-20`. */
export const date = (description: string) =>
  formatted(
    description,
    /^\d{4}-\d{2}-\d{2}$/,
    'escreva a data como ano-mês-dia, por exemplo 2026-11-20',
    isoOf,
    [onCalendar],
  ).meta({ description, format: 'date' });
