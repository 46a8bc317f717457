import type { ContentFolder } from './contentFolder';
import type { Problem } from './problem';
import { TextFile } from './textFile';

/** Whether two problems say the same of one field: what was wrong beside a mistake is no fault of its mending. */
const isEcho = (one: Problem, other: Problem) =>
  one.expected === other.expected && one.field === other.field;

/** Leaves out the guesses that do not help: all are tried on a copy. @param limit - of a file, in bytes */
export async function triedSuggestions(
  problems: readonly Problem[],
  folder: ContentFolder,
  limit: number,
  check: (copy: ContentFolder) => Promise<readonly Problem[]>,
): Promise<Problem[]> {
  const copies = new Map<string, string[]>();
  const linesOf = (name: string) =>
    new TextFile(name, folder.read(name, limit)).text.split('\n');
  const tried: { problem: Problem; start: number; end: number }[] = [];
  for (const problem of problems) {
    const { file, line, column, length, source, suggestion } = problem;
    if (source === undefined || suggestion === undefined) continue;
    const lines =
      copies.get(file) ?? linesOf(file.slice(folder.name.length + 1));
    copies.set(file, lines);
    // Only one guess a line: once it is in, the columns of the others no longer fit.
    if (lines[line - 1] !== source) continue;
    const [start, rest] = [column - 1, column - 1 + length];
    const quoted = /^".*"$/.test(source.slice(start, rest));
    const put = quoted ? JSON.stringify(suggestion) : suggestion;
    lines[line - 1] = source.slice(0, start) + put + source.slice(rest);
    tried.push({ problem, start, end: start + put.length });
  }
  const mended = {
    ...folder,
    read(name: string, most: number) {
      const lines = copies.get(folder.shown(name));
      return lines ? Buffer.from(lines.join('\n')) : folder.read(name, most);
    },
  };
  const still = tried.length > 0 ? await check(mended) : [];
  const helpful = tried.filter(
    ({ problem, start, end }) =>
      !still.some(
        (other) =>
          other.file === problem.file &&
          other.line === problem.line &&
          other.column - 1 < end &&
          start < other.column - 1 + other.length &&
          !problems.some(
            (before) => before !== problem && isEcho(before, other),
          ),
      ),
  );
  const told = new Set(helpful.map(({ problem }) => problem));
  return problems.map((problem) =>
    told.has(problem) ? problem : { ...problem, suggestion: undefined },
  );
}
