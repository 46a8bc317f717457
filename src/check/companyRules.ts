import { dayNames } from '../content/facts';
import { quoted } from '../content/fieldProblem';
import type { Content } from './checkContent';
import type { Problem } from './problem';
import { locate, valueAt } from './source';

/** What one field of the company file cannot know of another: hours and days in order. */
export function companyProblems({ json }: Content): Problem[] {
  const source = json.get('company.json');
  if (!source) return [];
  const problems: Problem[] = [];

  const opens = valueAt(source.value, ['hours', 'opens']);
  const closes = valueAt(source.value, ['hours', 'closes']);
  const isTime = (value: unknown): value is string =>
    typeof value === 'string' && /^\d{2}:\d{2}$/.test(value);
  if (isTime(opens) && isTime(closes) && opens >= closes) {
    const expected = `a hora em que fecha precisa vir depois da hora em que abre (${opens})`;
    problems.push(locate(source, ['hours', 'closes'], { found: quoted(closes), expected }));
  }

  const days = valueAt(source.value, ['hours', 'days']);
  if (!Array.isArray(days)) return problems;
  days.forEach((day, i) => {
    const path = ['hours', 'days', i];
    const before = dayNames.indexOf(days[i - 1]);
    if (days.indexOf(day) < i) {
      problems.push(
        locate(source, path, { found: quoted(String(day)), expected: 'este dia já está na lista' }),
      );
    } else if (i > 0 && dayNames.includes(day) && dayNames.indexOf(day) < before) {
      const expected = 'os dias vêm na ordem da semana, de monday (segunda) a sunday (domingo)';
      problems.push(locate(source, path, { found: quoted(String(day)), expected }));
    }
  });
  return problems;
}
