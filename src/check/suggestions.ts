import type { Edit, Problem } from './problem';

type Mendable = Problem & { readonly edit: Edit };

/** A suggestion that is part of a mended text, with where it stands there. */
interface Tried {
  readonly problem: Problem;
  readonly start: number;
  readonly end: number;
}

/** Writes suggestions into a text. Of two that touch one another the second is left out. */
function mend(text: string, problems: readonly Mendable[]): { text: string; tried: Tried[] } {
  let [done, from] = ['', 0];
  const tried: Tried[] = [];
  for (const problem of [...problems].sort((a, b) => a.edit.start - b.edit.start)) {
    const { start, end, text: put } = problem.edit;
    if (start < from) continue;
    done += text.slice(from, start);
    tried.push({ problem, start: done.length, end: done.length + put.length });
    done += put;
    from = end;
  }
  return { text: done + text.slice(from), tried };
}

/** Whether two problems say the same of one field: what was wrong beside a mistake is no fault of its mending. */
const isEcho = (one: Problem, other: Problem) =>
  one.file === other.file && one.expected === other.expected && one.field === other.field;

/**
 * Keeps of the suggestions those that help: all are made on a copy of the content, which is checked, and where there is
 * still something wrong the suggestion is left out.
 * @param textOf - a file's text, by its path in the messages
 * @param check - checks the content with other texts in place of some of its own
 */
export async function withTriedSuggestions(
  problems: readonly Problem[],
  textOf: (file: string) => string | undefined,
  check: (texts: ReadonlyMap<string, string>) => Promise<readonly Problem[]>,
): Promise<Problem[]> {
  const mendable = problems.filter((problem): problem is Mendable => problem.edit !== undefined);
  if (mendable.length === 0) return [...problems];
  const copies = new Map(
    [...new Set(mendable.map(({ file }) => file))].map((file) => {
      const own = mendable.filter((problem) => problem.file === file);
      return [file, mend(textOf(file) ?? '', own)];
    }),
  );
  const still = await check(new Map([...copies].map(([file, { text }]) => [file, text])));
  const helpful = new Set<Problem>();
  for (const [file, { text, tried }] of copies) {
    const starts = [0];
    for (const line of text.split('\n')) starts.push((starts.at(-1) ?? 0) + line.length + 1);
    const after = still.filter((problem) => problem.file === file);
    for (const { problem, start, end } of tried) {
      const wrong = after.some((other) => {
        const at = (starts[other.line - 1] ?? 0) + other.column - 1;
        const touches = at < end && start < at + other.length;
        return touches && !problems.some((before) => before !== problem && isEcho(before, other));
      });
      if (!wrong) helpful.add(problem);
    }
  }
  return problems.map((problem) =>
    problem.edit === undefined || helpful.has(problem)
      ? problem
      : { ...problem, suggestion: undefined, edit: undefined },
  );
}
