import { Lines } from './lines';
import type { Problem } from './problem';

// What Git leaves around two versions that it could not join; "=======" alone may be left of three marks.
const MARK = /^(?:<{7}(?= |$)|\|{7}(?= |$)|={7}$|>{7}(?= |$))/m;

/** Whether a text holds two versions at once, told at the first mark. Nothing else in such a file can be trusted. */
export function conflictProblem(file: string, text: string): Problem | undefined {
  const mark = MARK.exec(text);
  if (!mark) return undefined;
  const expected =
    'o arquivo tem duas versões misturadas; deixe só uma e apague as três linhas de marca (<<<<<<<, ======= e >>>>>>>)';
  const place = new Lines(text).place(mark.index, mark.index + mark[0].length);
  return { severity: 'error', file, ...place, expected };
}
