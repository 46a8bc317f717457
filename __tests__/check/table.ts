import { readFileSync } from 'node:fs';
import { quote } from '../../src/content/fields/text';
import type { Diagnostic } from '../../tools/check';
import type { ContentCopy } from './contentCopy';
import { spoils } from './spoils';

/** Short names for the files that most cases change. */
const FILES: Readonly<Record<string, string>> = {
  company: 'company.json',
  interface: 'interface.json',
  about: 'home/about.json',
  carousel: 'home/partners.json',
  footer: 'home/footer.json',
  hero: 'home/hero.json',
  services: 'home/services.json',
  statistics: 'home/statistics.json',
  partners: 'partners/partners.json',
  svg: 'partners/logos/casa.svg',
  privacy: 'legal/politica-privacidade.md',
  terms: 'legal/termos-uso.md',
};

/** The tables of mistakes. The table `right` has valid content. */
export const TABLES = ['company', 'folder', 'json', 'legal', 'texts'];

/** `⏎` is a line break, `⟨U+00A0⟩` is that character, `⟨300×ab⟩` is `ab` 300 times. */
const expand = (text: string) =>
  text
    .replaceAll('⏎', '\n')
    .replace(/⟨U\+([0-9A-F]{4,5})⟩/g, (_, code) =>
      String.fromCodePoint(Number.parseInt(code, 16)),
    )
    .replace(/⟨(\d+)×(.+?)⟩/gs, (_, times, piece) =>
      piece.repeat(Number(times)),
    );

/**
 * Reads a table. Each paragraph is a case. The first line is its name. An edit is `file: before → after`; without
 * `before` it replaces the whole file. An expected answer is `!` (error) or `?` (warning), the marked text, ` · ` and a
 * part of the message. A case without edits is made by the function with its name in `spoils.ts`.
 */
export const casesOf = (table: string) =>
  readFileSync(`__tests__/check/tables/${table}.txt`, 'utf8')
    .trim()
    .split('\n\n')
    .map((paragraph) => {
      const [name = '', ...lines] = paragraph.split('\n');
      const isAnswer = (line: string) => /^[!?] /.test(line);
      const edits = lines
        .filter((line) => !isAnswer(line))
        .map((line) => {
          const at = line.indexOf(': ');
          const name = line.slice(0, at);
          const [before = '', after = ''] = line.slice(at + 2).split('→');
          return {
            file: FILES[name] ?? name,
            before: expand(before.trim()),
            after: expand(after.trim()),
          };
        });
      return { name, edits, answers: lines.filter(isAnswer) };
    });

type Case = ReturnType<typeof casesOf>[number];

/** Changes the content as the case says. */
export async function makeCase(
  { name, edits }: Case,
  data: ContentCopy,
): Promise<void> {
  if (edits.length === 0) await spoils[name]?.(data);
  for (const { file, before, after } of edits)
    if (before === '') data.write(file, after);
    else data.edit(file, before, after);
}

/** The diagnostic in the format of a table's answer, with its whole sentence. */
export function answerOf(diagnostic: Diagnostic): string {
  const { severity, sourceLine, column, length, file } = diagnostic;
  const marked = sourceLine?.slice(column - 1, column - 1 + length) ?? file;
  const sign = severity === 'error' ? '!' : '?';
  return `${sign} ${quote(marked.trim()).slice(1, -1)} · ${diagnostic.expected}`;
}

/** Whether an answer is the expected one, which has only a part of the message. */
export function matches(answer: string, expected: string): boolean {
  const [place = '', words = ''] = expected.split(' · ');
  return answer.startsWith(`${place} · `) && answer.includes(words);
}
