import type { Problem } from './problem';
import type { Content } from './readContent';

const MAX_FOUND = 60;

const shorten = (found: string): string =>
  found.length > MAX_FOUND ? `${found.slice(0, MAX_FOUND)}…` : found;

const toSentence = (text: string) =>
  `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;

/** What was found and what is expected, in one sentence. */
export const describeProblem = ({
  found,
  message,
}: Pick<Problem, 'found' | 'message'>): string =>
  toSentence(found ? `Encontrei "${shorten(found)}"; ${message}` : message);

const LABELS = { error: 'ERRO ', warning: 'AVISO' };

function formatProblem(problem: Problem): string {
  const { severity, file, line, label } = problem;
  const place = label ? `${line}  ${label}` : line;
  return `${LABELS[severity]} ${file}:${place}\n  ${describeProblem(problem)}`;
}

export const isError = ({ severity }: Problem): boolean => severity === 'error';

/** What a person has to decide before a release: for each file and message a paragraph, with the lines that it concerns. */
function formatReminders(problems: readonly Problem[]): string[] {
  const places = new Map<string, string[]>();
  for (const { file, line, found, message } of problems) {
    const kind = `DECIDA ${file}  ${toSentence(message)}`;
    const place = `  linha ${line}${found ? `: ${found}` : ''}`;
    places.set(kind, [...(places.get(kind) ?? [kind]), place]);
  }
  return [...places.values()].map((lines) => lines.join('\n'));
}

/**
 * The errors are last, where people see them in a terminal.
 * @param release - whether to show the warnings as reminders
 */
export function formatReport(
  { problems, paths }: Content,
  release = false,
): string {
  const errors = problems.filter(isError);
  const warnings = problems.filter((problem) => !isError(problem));
  return [
    ...(release ? formatReminders(warnings) : warnings.map(formatProblem)),
    ...errors.map(formatProblem),
    `Conteúdo conferido: ${paths.length} arquivos. Erros: ${errors.length}. Avisos: ${warnings.length}.`,
  ].join('\n\n');
}
