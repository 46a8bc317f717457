import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  question,
  sentence,
  whereabouts,
} from '../../src/check/formatProblems';
import type { Problem } from '../../src/check/problem';
import type { ContentCopy } from './contentCopy';
import { spoils } from './spoils';

const FOLDER = '__tests__/check/mistakes';

export interface Mistake {
  readonly name: string;
  readonly recipe: readonly string[];
  readonly answers: readonly string[];
}

/** The entries of a table: a heading, then for each file what goes (`-`) and what comes (`+`), then the answers (`!`, warnings `?`). */
export function mistakesIn(path: string): Mistake[] {
  const [, ...entries] = `\n${readFileSync(path, 'utf8')}`.split('\n## ');
  return entries.map((entry): Mistake => {
    const [name = '', ...lines] = entry.trimEnd().split('\n');
    return {
      name,
      recipe: lines.filter((line) => line !== '' && !/^[!?] /.test(line)),
      answers: lines.filter((line) => /^[!?] /.test(line)),
    };
  });
}

export const tables = readdirSync(FOLDER)
  .sort()
  .map(
    (table) =>
      [table.replace('.txt', ''), mistakesIn(join(FOLDER, table))] as const,
  );

/** `⟨U+00A0⟩` is that character, `⟨300×ab⟩` that many of them. */
const unfolded = (text: string) =>
  text
    .replace(/⟨U\+([0-9A-F]{4,5})⟩/g, (_, code) =>
      String.fromCodePoint(Number.parseInt(code, 16)),
    )
    .replace(/⟨(\d+)×(.+?)⟩/gs, (_, times, piece) =>
      piece.repeat(Number(times)),
    );

export async function make(
  { name, recipe }: Mistake,
  data: ContentCopy,
): Promise<void> {
  if (recipe.length === 0) {
    const spoil = spoils[name];
    if (!spoil) throw new Error(`Nothing says how to make "${name}".`);
    await spoil(data);
  }
  for (let at = 0; at < recipe.length; ) {
    const file = recipe[at] ?? '';
    const change = recipe.slice(at + 1);
    const next = change.findIndex((line) => !/^[-+]( |$)/.test(line));
    const lines = change.slice(0, next === -1 ? undefined : next);
    const side = (sign: string) =>
      unfolded(
        lines
          .filter((line) => line.startsWith(sign))
          .map((line) => line.slice(2))
          .join('\n'),
      );
    if (lines.some((line) => line.startsWith('-')))
      data.edit(file, side('-'), side('+'));
    else data.write(file, side('+'));
    at += lines.length + 1;
  }
}

export function answerOf(problem: Problem): string {
  const { severity, file, line, column, more } = problem;
  const where = whereabouts(problem);
  const guess = question(problem);
  return `${severity === 'error' ? '!' : '?'} ${file.replace(/^data\//, '')}:${line}:${column}${where && ` ${where}`} | ${sentence(problem)}${guess && ` ${guess}`}${more ? ` (+${more})` : ''}`;
}
