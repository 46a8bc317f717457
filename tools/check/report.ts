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

/** How often the same sentence is shown: a page whose accents stand apart has hundreds of them. */
const SHOWN = 3;

/** Formats diagnostics. Of those with the same sentence about one file, or about whole files, the fourth and later are only counted. */
export function formatDiagnostics(diagnostics: readonly Diagnostic[]): string {
  const groups = new Map<string, Diagnostic[]>();
  for (const diagnostic of diagnostics) {
    const { severity, expected, sourceLine, file } = diagnostic;
    const subject = sourceLine === undefined ? '' : file;
    const key = [severity, expected, subject].join('\n');
    groups.set(key, [...(groups.get(key) ?? []), diagnostic]);
  }
  const shown = new Map<Diagnostic, string>();
  for (const group of groups.values()) {
    const rest = group.length - SHOWN;
    for (const [index, diagnostic] of group.slice(0, SHOWN).entries()) {
      const isLast = index === SHOWN - 1 && rest > 0;
      const more = isLast ? `\n\n  … e mais ${rest} com esta mesma frase.` : '';
      shown.set(diagnostic, formatDiagnostic(diagnostic) + more);
    }
  }
  return diagnostics.flatMap((one) => shown.get(one) ?? []).join('\n\n');
}

/** Formats a whole result for a terminal: the summary comes last. */
export function formatReport(result: CheckResult): string {
  const { diagnostics, errors, warnings, files } = result;
  const summary = `Conteúdo conferido: ${files} arquivos. Erros: ${errors}. Avisos: ${warnings}.`;
  return [formatDiagnostics(diagnostics), summary].filter(Boolean).join('\n\n');
}
