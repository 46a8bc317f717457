import { messageOf } from '../../src/contentModel';
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
  const place = `${KINDS[severity]} ${file}:${line}:${column}`;
  return [
    label ? `${place}  ${label} (campo "${field}")` : place,
    `  ${messageOf(diagnostic)}`,
    ...formatSourceFrame(diagnostic),
  ].join('\n');
}

export const formatDiagnostics = (diagnostics: readonly Diagnostic[]): string =>
  diagnostics.map(formatDiagnostic).join('\n\n');

/** Formats a whole result for a terminal: the summary comes last. */
export function formatReport(result: CheckResult): string {
  const { diagnostics, errors, warnings, files } = result;
  const summary = `Conteúdo conferido: ${files} arquivos. Erros: ${errors}. Avisos: ${warnings}.`;
  return [...diagnostics.map(formatDiagnostic), summary].join('\n\n');
}
