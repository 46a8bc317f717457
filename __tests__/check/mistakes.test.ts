import { readFileSync } from 'node:fs';
import { answersFor } from './answers';
import { copyForTests } from './contentCopy';

/** Short names for the files that most cases change. */
const FILES: Readonly<Record<string, string>> = {
  company: 'company.json',
  footer: 'home/footer.json',
  hero: 'home/hero.json',
  statistics: 'home/statistics.json',
  partners: 'partners/partners.json',
  logo: 'partners/logos/casa.svg',
  privacy: 'legal/politica-privacidade.md',
  terms: 'legal/termos-uso.md',
};

/** `⏎` is a line break, `⟨U+00A0⟩` is that character. */
const expand = (text: string) =>
  text
    .replaceAll('⏎', '\n')
    .replace(/⟨U\+(\w+)⟩/g, (_, code) =>
      String.fromCodePoint(Number.parseInt(code, 16)),
    );

function parseEdit(line: string) {
  const [name = ''] = line.split(': ', 1);
  const [before = '', after = ''] = line.slice(name.length + 2).split('→');
  return {
    file: FILES[name] ?? name,
    before: expand(before.trim()),
    after: expand(after.trim()),
  };
}

/**
 * Reads a table. Each paragraph is a case: its name, edits as `file: before → after`,
 * and parts of the answers as in `answers.ts`. Without `before`, an edit replaces the file.
 */
const casesOf = (table: string) =>
  readFileSync(`__tests__/check/tables/${table}.txt`, 'utf8')
    .trim()
    .split('\n\n')
    .map((paragraph) => {
      const [name = '', ...lines] = paragraph.split('\n');
      const isAnswer = (line: string) => /^[!?] /.test(line);
      const edits = lines.filter((line) => !isAnswer(line)).map(parseEdit);
      return { name, edits, answers: lines.filter(isAnswer).map(expand) };
    });

const data = copyForTests();

jest.spyOn(Date, 'now').mockReturnValue(Date.parse('2026-11-20'));

test('the fixtures have no mistakes', async () => {
  expect(await answersFor(data.path)).toEqual([]);
});

describe.each(['folder', 'json', 'legal', 'programs', 'valid'])(
  '%s',
  (table) => {
    test.each(casesOf(table))('$name', async ({ edits, answers }) => {
      for (const { file, before, after } of edits)
        if (before === '') data.write(file, after);
        else data.edit(file, before, after);
      expect(await answersFor(data.path)).toEqual(
        answers.map((answer) => expect.stringContaining(answer)),
      );
    });
  },
);
