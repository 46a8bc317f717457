/** @jest-environment node */
import { checkContent } from '../../src/check/checkContent';
import { formatProblems } from '../../src/check/formatProblems';
import { ContentCopy } from './contentCopy';

let data: ContentCopy;

beforeAll(() => {
  data = new ContentCopy();
});
afterEach(() => data.restore());
afterAll(() => data.delete());

/** Numbers that look random and are the same in every run. */
function* numbers(seed: number): Generator<number> {
  for (let state = seed; ; ) {
    state = (state * 1664525 + 1013904223) % 2 ** 32;
    yield state / 2 ** 32;
  }
}

const pieces = [
  '',
  '"',
  ',',
  '{',
  '}',
  '[',
  ']',
  ':',
  '\\',
  '\n',
  '#',
  '---',
  '](',
  '{{',
  '<',
  '\u0000',
  '😀',
  'null',
];

test.each(['home/hero.json', 'partners/partners.json', 'company.json', 'legal/termos-uso.md'])(
  'answers with places inside the file, whatever is struck or dropped in %s',
  async (file) => {
    const random = numbers(7);
    const next = (below: number) => Math.floor((random.next().value ?? 0) * below);
    const text = data.read(file);
    for (let turn = 0; turn < 15; turn += 1) {
      const at = next(text.length);
      const piece = pieces[next(pieces.length)] ?? '';
      const spoilt = text.slice(0, at) + piece + text.slice(at + next(4));
      data.write(file, spoilt);
      const result = await checkContent(data.path);
      const lines = spoilt.split('\n');
      for (const { file: shown, line, column, length } of result.problems) {
        if (shown !== `data/${file}`) continue;
        expect(line).toBeGreaterThanOrEqual(1);
        expect(line).toBeLessThanOrEqual(lines.length);
        expect(column).toBeGreaterThanOrEqual(1);
        expect(column - 1 + length).toBeLessThanOrEqual(
          Math.max(1, (lines[line - 1] ?? '').length + 1),
        );
      }
      expect(formatProblems(result)).not.toMatch(/undefined|NaN|\[object/);
    }
  },
  60_000,
);
