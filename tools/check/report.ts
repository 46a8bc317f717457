import { messageOf, suggestionOf } from '../../src/content/fields/finding';
import type { CheckResult, Diagnostic } from './model/diagnostic';

const count = (number: number, singular: string, plural: string) =>
  `${number.toLocaleString('pt-BR')} ${number === 1 ? singular : plural}`;

export function repetitionOf({ alsoOnLines }: Diagnostic): string {
  if (!alsoOnLines) return '';
  const times = count(alsoOnLines.length, 'vez', 'vezes');
  const lines = alsoOnLines.slice(0, 10).join(', ');
  return `O mesmo aparece mais ${times} neste arquivo (linha ${lines}).`;
}

const WIDTH = 100;

/** The offending line and a line that marks the place in it; none where the whole file is meant. */
function sourceFrame(diagnostic: Diagnostic): string[] {
  const { sourceLine, line, column, length } = diagnostic;
  if (sourceLine === undefined) return [];
  // Of a long line, what stands around the place is shown.
  const from = column > WIDTH - 20 ? column - 41 : 0;
  const text = sourceLine.slice(from, from + WIDTH).replaceAll('\t', ' ');
  const indent = ' '.repeat(column - 1 - from);
  const marks = '^'.repeat(Math.min(length, WIDTH - indent.length));
  const margin = ' '.repeat(String(line).length);
  return [`${line} | ${text}`, `${margin} | ${indent}${marks}`];
}

function paragraphOf(diagnostic: Diagnostic): string {
  const { file, line, column, severity, decision, label, field } = diagnostic;
  const kind = severity === 'error' ? 'ERRO ' : 'AVISO';
  const place = `${decision ? 'DECIDA' : kind} ${file}:${line}:${column}`;
  const frame = sourceFrame(diagnostic).map((text) => `    ${text}`);
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
  diagnostics.map(paragraphOf).join('\n\n');

function summaryOf(result: CheckResult): string {
  const { errors, warnings, files, milliseconds } = result;
  const problems = `${count(errors, 'erro', 'erros')}, ${count(warnings, 'aviso', 'avisos')}`;
  const outcome = errors + warnings === 0 ? 'está tudo certo' : problems;
  const size = count(files, 'arquivo', 'arquivos');
  return `Conteúdo conferido: ${outcome} (${size}, ${Math.round(milliseconds)} ms).`;
}

/** The whole result for a terminal: what matters most comes last. */
export const formatReport = (result: CheckResult): string =>
  [result.diagnostics, result.decisions]
    .map(formatDiagnostics)
    .concat(summaryOf(result))
    .filter(Boolean)
    .join('\n\n');
