import { messageOf, suggestionOf } from '../../src/content/fields/finding';
import type { CheckResult, Diagnostic } from './model/diagnostic';

const formatCount = (number: number, singular: string, plural: string) =>
  `${number.toLocaleString('pt-BR')} ${number === 1 ? singular : plural}`;

/** A sentence with the other lines of the same problem, up to ten; empty if there are none. */
export function repetitionOf({ alsoOnLines }: Diagnostic): string {
  if (!alsoOnLines) return '';
  const times = formatCount(alsoOnLines.length, 'vez', 'vezes');
  const lines = alsoOnLines.slice(0, 10).join(', ');
  return `O mesmo aparece mais ${times} neste arquivo (linha ${lines}).`;
}

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
  return [`${line} | ${text}`, `${margin} | ${indent}${marks}`];
}

function formatDiagnostic(diagnostic: Diagnostic): string {
  const { file, line, column, severity, decision, label, field } = diagnostic;
  const kind = severity === 'error' ? 'ERRO ' : 'AVISO';
  const place = `${decision ? 'DECIDA' : kind} ${file}:${line}:${column}`;
  const frame = formatSourceFrame(diagnostic).map((text) => `    ${text}`);
  const advice = [suggestionOf(diagnostic), repetitionOf(diagnostic)]
    .filter(Boolean)
    .map((text) => `  ${text}`);
  return [
    label ? `${place}  ${label} (campo "${field}")` : place,
    `  ${messageOf(diagnostic)}`,
    ...(frame.length > 0 ? ['', ...frame] : []),
    ...advice,
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
