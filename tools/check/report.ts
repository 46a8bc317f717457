import { sentenceOf, toSentence } from '../../src/content';
import type { CheckResult } from './checkContent';
import type { Diagnostic } from './content';

const WIDTH = 100;

/** The line of the file around the problem, and a line of `^` below it that marks the words. */
function formatSourceFrame(diagnostic: Diagnostic): string[] {
  const { sourceLine, line, column, length } = diagnostic;
  if (sourceLine === undefined) return [];
  const from = Math.max(0, column - WIDTH / 2);
  const text = sourceLine.slice(from, from + WIDTH).replaceAll('\t', ' ');
  const indent = ' '.repeat(column - 1 - from);
  const marks = '^'.repeat(Math.min(length, WIDTH / 2));
  const margin = ' '.repeat(String(line).length);
  return ['', `    ${line} | ${text}`, `    ${margin} | ${indent}${marks}`];
}

const LABELS = { error: 'ERRO ', warning: 'AVISO', decision: 'DECIDA' };

function formatDiagnostic(diagnostic: Diagnostic): string {
  const { file, line, column, severity, label, field } = diagnostic;
  const location = `${LABELS[severity]} ${file}:${line}:${column}`;
  return [
    label ? `${location}  ${label} (campo "${field}")` : location,
    `  ${sentenceOf(diagnostic)}`,
    ...formatSourceFrame(diagnostic),
  ].join('\n');
}

const MAX_ALIKE = 3;

/** Formats three diagnostics of a kind, and at the end how many more there are. */
function formatFlood(diagnostics: readonly Diagnostic[]): string[] {
  const counts = new Map<string, number>();
  const parts: string[] = [];
  for (const diagnostic of diagnostics) {
    const { severity, file, sourceLine, message } = diagnostic;
    // Problems of whole files are alike in all of them.
    const place = sourceLine === undefined ? 'data' : file;
    const kind = `${LABELS[severity]} ${place}  ${message}`;
    const count = (counts.get(kind) ?? 0) + 1;
    counts.set(kind, count);
    if (count <= MAX_ALIKE) parts.push(formatDiagnostic(diagnostic));
  }
  for (const [kind, count] of counts)
    if (count > MAX_ALIKE)
      parts.push(`E mais ${count - MAX_ALIKE} como este: ${kind}`);
  return parts;
}

/** Formats what a person reads before a release: for each file and message a paragraph, with the lines that it concerns. */
export function formatForReading(diagnostics: readonly Diagnostic[]): string {
  const places = new Map<string, string[]>();
  for (const { severity, file, line, found, message } of diagnostics) {
    const kind = `${LABELS[severity]} ${file}  ${toSentence(message)}`;
    const place = `  linha ${line}${found ? `: ${found}` : ''}`;
    places.set(kind, [...(places.get(kind) ?? []), place]);
  }
  return [...places]
    .map(([kind, lines]) => [kind, ...lines].join('\n'))
    .join('\n\n');
}

/** Formats a whole result for a terminal. @param release - whether to show every error, and the rest as a list to read */
export function formatReport(
  { diagnostics, errors, warnings, files }: CheckResult,
  release = false,
): string {
  const isError = ({ severity }: Diagnostic) => severity === 'error';
  const parts = release
    ? [
        formatForReading(diagnostics.filter((one) => !isError(one))),
        ...diagnostics.filter(isError).map(formatDiagnostic),
      ]
    : formatFlood(diagnostics);
  const summary = `Conteúdo conferido: ${files} arquivos. Erros: ${errors}. Avisos: ${warnings}.`;
  return [...parts, summary].filter(Boolean).join('\n\n');
}
