import type { Problem, Severity } from './problem';

export interface CheckResult {
  readonly problems: readonly Problem[];
  /** How many files the content folder has. */
  readonly files: number;
}

export const countOf = ({ problems }: CheckResult, wanted: Severity): number =>
  problems.filter(({ severity }) => severity === wanted).length;

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
  const head = `${LABELS[severity]} ${file}:${line}`;
  const place = label ? `${head}  ${label}` : head;
  return `${place}\n  ${describeProblem(problem)}`;
}

const isError = ({ severity }: Problem) => severity === 'error';

/** Lists what a person has to decide before a release: for each file and message a paragraph, with the lines that it concerns. */
function formatReminders(problems: readonly Problem[]): string {
  const places = new Map<string, string[]>();
  for (const { file, line, found, message } of problems) {
    const kind = `DECIDA ${file}  ${toSentence(message)}`;
    const place = `  linha ${line}${found ? `: ${found}` : ''}`;
    places.set(kind, [...(places.get(kind) ?? []), place]);
  }
  return [...places]
    .map(([kind, lines]) => [kind, ...lines].join('\n'))
    .join('\n\n');
}

/** @param release - whether to show the warnings as reminders */
export function formatReport(result: CheckResult, release = false): string {
  const { problems, files } = result;
  const parts = release
    ? [
        formatReminders(problems.filter((problem) => !isError(problem))),
        ...problems.filter(isError).map(formatProblem),
      ].filter(Boolean)
    : problems.map(formatProblem);
  const summary = `Conteúdo conferido: ${files} arquivos. Erros: ${countOf(result, 'error')}. Avisos: ${countOf(result, 'warning')}.`;
  return [...parts, summary].join('\n\n');
}
