import { sentenceOf } from '../../src/contentModel';
import type { CheckResult } from './checkContent';
import type { Diagnostic } from './content';

const WIDTH = 100;

/** The text around the wrong range, and a line of `^` that marks it. */
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

const KINDS = { error: 'ERRO ', warning: 'AVISO', decision: 'DECIDA' };

function formatDiagnostic(diagnostic: Diagnostic): string {
  const { file, line, column, severity, label, field } = diagnostic;
  const location = `${KINDS[severity]} ${file}:${line}:${column}`;
  return [
    label ? `${location}  ${label} (campo "${field}")` : location,
    `  ${sentenceOf(diagnostic)}`,
    ...formatSourceFrame(diagnostic),
  ].join('\n');
}

export const formatDiagnostics = (diagnostics: readonly Diagnostic[]): string =>
  diagnostics.map(formatDiagnostic).join('\n\n');

const MAX_ALIKE = 3;

/** Formats three diagnostics of a kind, and at the end how many more there are. */
function formatFlood(diagnostics: readonly Diagnostic[]): string[] {
  const counts = new Map<string, number>();
  const parts: string[] = [];
  for (const diagnostic of diagnostics) {
    const { severity, file, sourceLine, message } = diagnostic;
    // Problems of whole files are alike in all of them.
    const place = sourceLine === undefined ? 'data' : file;
    const kind = `${KINDS[severity]} ${place}  ${message}`;
    const count = (counts.get(kind) ?? 0) + 1;
    counts.set(kind, count);
    if (count <= MAX_ALIKE) parts.push(formatDiagnostic(diagnostic));
  }
  for (const [kind, count] of counts)
    if (count > MAX_ALIKE)
      parts.push(`E mais ${count - MAX_ALIKE} como este: ${kind}`);
  return parts;
}

/** Formats a whole result for a terminal. @param complete - whether to show all of a kind */
export function formatReport(
  { diagnostics, errors, warnings, files }: CheckResult,
  complete = false,
): string {
  const parts = complete
    ? diagnostics.map(formatDiagnostic)
    : formatFlood(diagnostics);
  const summary = `Conteúdo conferido: ${files} arquivos. Erros: ${errors}. Avisos: ${warnings}.`;
  return [...parts, summary].join('\n\n');
}
