import { readFileSync } from 'node:fs';
import { messageOf, suggestionOf } from '../../src/content/fields/finding';
import { quote } from '../../src/content/fields/text';
import type { Diagnostic } from '../../tools/check/model/diagnostic';
import { repetitionOf } from '../../tools/check/report';
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

/** The tables of mistakes; `right` holds what is none. */
export const TABLES = [
  'company',
  'folder',
  'json',
  'legal',
  'partners',
  'pictures',
  'texts',
  'values',
];

/** `⏎` is a line break, `⟨U+00A0⟩` that character, `⟨300×ab⟩` that many of them. */
const unfold = (text: string) =>
  text
    .replaceAll('⏎', '\n')
    .replace(/⟨U\+([0-9A-F]{4,5})⟩/g, (_, code) =>
      String.fromCodePoint(Number.parseInt(code, 16)),
    )
    .replace(/⟨(\d+)×(.+?)⟩/gs, (_, times, piece) =>
      piece.repeat(Number(times)),
    );

/**
 * Reads a table. A paragraph is a case: its name, a line for each edit (`file: before → after`, where no `before`
 * stands for the whole file), and a line for each answer (`!` an error, `?` a warning; the marked words · some of the message).
 * A case without an edit is made by the function of its name in `spoils.ts`.
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
            before: unfold(before.trim()),
            after: unfold(after.trim()),
          };
        });
      return { name, edits, answers: lines.filter(isAnswer) };
    });

type Case = ReturnType<typeof casesOf>[number];

export async function makeCase(
  { name, edits }: Case,
  data: ContentCopy,
): Promise<void> {
  if (edits.length === 0) await spoils[name]?.(data);
  for (const { file, before, after } of edits)
    if (before === '') data.write(file, after);
    else data.edit(file, before, after);
}

/** What an editor sees of a diagnostic, for comparison with a line of a table. */
export function answerOf(diagnostic: Diagnostic): string {
  const { severity, sourceLine, column, length, file } = diagnostic;
  const marked = sourceLine?.slice(column - 1, column - 1 + length) ?? file;
  const message = [messageOf, suggestionOf, repetitionOf]
    .map((sentence) => sentence(diagnostic))
    .join(' ');
  const sign = severity === 'error' ? '!' : '?';
  return `${sign} ${quote(marked.trim()).slice(1, -1)} · ${message}`;
}

/** Whether an answer is the one of a table, which gives some words of its message. */
export function fits(answer: string, expected: string): boolean {
  const [place = '', words = ''] = expected.split(' · ');
  return answer.startsWith(`${place} · `) && answer.includes(words);
}
