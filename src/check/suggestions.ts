import type { Edit, Problem } from './problem';

/** A suggestion that is part of a mended copy, with where it stands there. */
interface Tried {
  readonly problem: Problem;
  readonly start: number;
  readonly end: number;
}

interface MendedCopy {
  readonly text: string;
  readonly tried: readonly Tried[];
  /** Problems whose suggestions touch one that was tried. */
  readonly left: readonly Problem[];
}

function mend(text: string, problems: readonly (Problem & { edit: Edit })[]): MendedCopy {
  let [done, from] = ['', 0];
  const tried: Tried[] = [];
  const left: Problem[] = [];
  for (const problem of [...problems].sort((a, b) => a.edit.start - b.edit.start)) {
    const { start, end, text: put } = problem.edit;
    if (start < from) {
      left.push(problem);
      continue;
    }
    done += text.slice(from, start);
    tried.push({ problem, start: done.length, end: done.length + put.length });
    done += put;
    from = end;
  }
  return { text: done + text.slice(from), tried, left };
}

const canBeTried = (problem: Problem): problem is Problem & { edit: Edit } =>
  problem.edit !== undefined;

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
  let waiting = problems.filter(canBeTried);
  const refused = new Set<Problem>();
  // Of two suggestions at one place the second is tried by itself; a third would be too many to print.
  for (let round = 0; round < 2 && waiting.length > 0; round += 1) {
    const copies = new Map<string, MendedCopy>();
    for (const file of new Set(waiting.map((problem) => problem.file))) {
      const text = textOf(file);
      const own = waiting.filter((problem) => problem.file === file);
      if (text !== undefined) copies.set(file, mend(text, own));
    }
    const texts = new Map([...copies].map(([file, { text }]) => [file, text]));
    const still = await check(texts);
    for (const [file, { text, tried }] of copies) {
      const lines = text.split('\n');
      const starts = [0];
      for (const line of lines) starts.push((starts.at(-1) ?? 0) + line.length + 1);
      const after = still
        .filter((problem) => problem.file === file)
        .map((problem) => {
          const start = (starts[problem.line - 1] ?? 0) + problem.column - 1;
          return { problem, start, end: start + problem.length };
        });
      for (const { problem, start, end } of tried) {
        const wrong = after.some(
          (other) =>
            other.start < end &&
            start < other.end &&
            // What else was wrong at the place before is no fault of the suggestion.
            !problems.some(
              (before) =>
                before !== problem &&
                before.file === file &&
                before.expected === other.problem.expected &&
                before.field === other.problem.field,
            ),
        );
        if (wrong) refused.add(problem);
      }
    }
    waiting = [...copies.values()].flatMap(({ left }) => left).filter(canBeTried);
  }
  for (const problem of waiting) refused.add(problem);
  return problems.map((problem) =>
    refused.has(problem) ? { ...problem, suggestion: undefined, edit: undefined } : problem,
  );
}
