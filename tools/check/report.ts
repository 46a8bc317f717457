import { sentenceOf } from '../../src/contentModel';
import type { CheckResult } from './checkContent';
import type { Diagnostic } from './content';

const WIDTH = 100;

/** The text around the wrong range, and a line of `^` that marks the range. Empty for a diagnostic about the whole file. */
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

/** The file of a diagnostic, or the folder in the content folder if it is about a whole file. */
function groupOf({ file, sourceLine }: Diagnostic): string {
  const folders = file.split('/').slice(0, -1);
  return sourceLine === undefined ? folders.slice(0, 2).join('/') : file;
}

function formatCount(diagnostic: Diagnostic, count: number): string {
  const { severity, message } = diagnostic;
  const many = count === 1 ? '' : 's';
  const kind = severity === 'error' ? 'erro' : 'aviso';
  return `${KINDS[severity]} ${groupOf(diagnostic)}  E mais ${count} ${kind}${many} como este: ${message}`;
}

/** Formats diagnostics, but of those with the same sentence in the same file only three, and how many more there are. */
function formatFlood(diagnostics: readonly Diagnostic[]): string[] {
  const alike = new Map<string, Diagnostic[]>();
  const keyOf = (one: Diagnostic) =>
    [one.severity, groupOf(one), one.message].join();
  for (const one of diagnostics)
    alike.set(keyOf(one), [...(alike.get(keyOf(one)) ?? []), one]);
  return diagnostics.flatMap((one) => {
    const group = alike.get(keyOf(one)) ?? [];
    const index = group.indexOf(one);
    if (index < MAX_ALIKE) return formatDiagnostic(one);
    return index === MAX_ALIKE
      ? formatCount(one, group.length - MAX_ALIKE)
      : [];
  });
}

/**
 * Formats a whole result for a terminal: the summary comes last.
 * @param complete - whether to show also more than three of the same sentence in the same file
 */
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
