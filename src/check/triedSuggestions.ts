import type { ContentFolder } from './contentFolder';
import type { Problem } from './problem';
import { TextFile } from './textFile';

interface Tried {
  readonly problem: Problem;
  readonly start: number;
  readonly end: number;
}

/** Writes suggestions into a text, each in the place of what is underlined; one for each line. */
function mend(text: string, problems: readonly Problem[]): { text: string; tried: Tried[] } {
  const lines = text.split('\n');
  const tried = new Map<number, Tried>();
  for (const problem of problems) {
    const { line, column, length, source, suggestion = '' } = problem;
    if (source === undefined || tried.has(line) || lines[line - 1] !== source) continue;
    const [start, rest] = [column - 1, column - 1 + length];
    const quoted = /^".*"$/.test(source.slice(start, rest));
    const put = quoted ? JSON.stringify(suggestion) : suggestion;
    lines[line - 1] = source.slice(0, start) + put + source.slice(rest);
    tried.set(line, { problem, start, end: start + put.length });
  }
  return { text: lines.join('\n'), tried: [...tried.values()] };
}

/** Whether two problems say the same of one field: what was wrong beside a mistake is no fault of its mending. */
const isEcho = (one: Problem, other: Problem) =>
  one.expected === other.expected && one.field === other.field;

/** Leaves out the guesses that do not help: all are tried on a copy of the content, which is checked again. */
export async function triedSuggestions(
  problems: readonly Problem[],
  folder: ContentFolder,
  limit: number,
  check: (copy: ContentFolder) => Promise<readonly Problem[]>,
): Promise<Problem[]> {
  const guesses = problems.filter(({ suggestion }) => suggestion !== undefined);
  if (guesses.length === 0) return [...problems];
  const copies = new Map<string, ReturnType<typeof mend>>();
  for (const name of folder.files) {
    const own = guesses.filter(({ file }) => file === folder.shown(name));
    if (own.length === 0) continue;
    copies.set(name, mend(new TextFile(name, folder.read(name, limit)).text, own));
  }
  const still = await check({
    ...folder,
    read: (name, most) => {
      const copy = copies.get(name);
      return copy ? Buffer.from(copy.text) : folder.read(name, most);
    },
  });
  const helpful = new Set<Problem>();
  for (const { problem, start, end } of [...copies.values()].flatMap(({ tried }) => tried)) {
    const isWrong = still.some(
      (other) =>
        other.file === problem.file &&
        other.line === problem.line &&
        other.column - 1 < end &&
        start < other.column - 1 + other.length &&
        !problems.some((before) => before !== problem && isEcho(before, other)),
    );
    if (!isWrong) helpful.add(problem);
  }
  return problems.map((problem) =>
    helpful.has(problem) ? problem : { ...problem, suggestion: undefined },
  );
}
