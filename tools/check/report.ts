import { messageOf } from '../../src/content';
import type { CheckResult } from './checkContent';
import type { Diagnostic } from './content';

const formatCount = (number: number, singular: string, plural: string) =>
  `${number.toLocaleString('pt-BR')} ${number === 1 ? singular : plural}`;

const WIDTH = 100;

/** The wrong line, and a line of `^` that marks the range. Empty for a diagnostic about the whole file. */
function formatSourceFrame(diagnostic: Diagnostic): string[] {
  const { sourceLine, line, column, length } = diagnostic;
  if (sourceLine === undefined) return [];
  // Of a long line, only the text around the range is shown.
  const from = column > WIDTH - 20 ? column - 41 : 0;
  const text = sourceLine.slice(from, from + WIDTH).replaceAll('\t', ' ');
  const indent = ' '.repeat(column - 1 - from);
  const marks = '^'.repeat(Math.min(length, WIDTH - indent.length));
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

function formatSummary(result: CheckResult): string {
  const { errors, warnings, files, milliseconds } = result;
  const problems = `${formatCount(errors, 'erro', 'erros')}, ${formatCount(warnings, 'aviso', 'avisos')}`;
  const outcome = errors + warnings === 0 ? 'está tudo certo' : problems;
  const size = formatCount(files, 'arquivo', 'arquivos');
  return `Conteúdo conferido: ${outcome} (${size}, ${Math.round(milliseconds)} ms).`;
}

/** Formats a whole result for a terminal: the summary comes last. */
export const formatReport = (result: CheckResult): string =>
  [result.diagnostics, result.decisions]
    .map(formatDiagnostics)
    .concat(formatSummary(result))
    .filter(Boolean)
    .join('\n\n');
