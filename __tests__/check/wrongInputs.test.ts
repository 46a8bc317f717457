/** @jest-environment node */

import { checkContent } from '../../src/check/checkContent';
import { sentence } from '../../src/check/formatProblems';
import type { Problem } from '../../src/check/problem';
import { ContentCopy } from './contentCopy';
import { wrongCompany } from './wrongCompany';
import { wrongFiles } from './wrongFiles';
import type { WrongInput } from './wrongInput';
import { wrongJson } from './wrongJson';
import { wrongLegal } from './wrongLegal';
import { wrongPartners } from './wrongPartners';
import { wrongTexts } from './wrongTexts';

const inputs = [
  ...wrongJson,
  ...wrongCompany,
  ...wrongPartners,
  ...wrongTexts,
  ...wrongLegal,
  ...wrongFiles,
];

let data: ContentCopy;

beforeAll(() => {
  data = new ContentCopy();
});
afterEach(() => data.restore());
afterAll(() => data.delete());

/** Where the problem must be: at a piece of the file's text, or at a place that no piece of text names. */
function expectedPlace({ file, at }: WrongInput): { line: number; column: number } {
  if (at === undefined) return { line: 1, column: 1 };
  const text = data.read(file);
  if (at === '\u0000end') return { line: text.split('\n').length, column: 1 };
  if (at === '\u0000first accent') return data.placeOf(file, '\ufffd');
  // A separator that is missing is told at the character before it.
  const place = data.placeOf(file, at);
  return at.startsWith('\n') || at.startsWith('" ')
    ? { ...place, column: place.column - (at.startsWith('\n') ? 1 : 0) }
    : place;
}

test('tries at least 60 mistakes', () => {
  expect(inputs.length).toBeGreaterThanOrEqual(60);
});

test('finds no error in the content as it is', async () => {
  const { problems } = await checkContent(data.path);
  expect(problems.filter(({ severity }) => severity === 'error')).toEqual([]);
});

test.each(inputs)('tells of $mistake', async (input) => {
  input.spoil(data);
  const says = typeof input.says === 'string' ? input.says : input.says(data);

  const { problems } = await checkContent(data.path);
  const inFile = problems.filter(({ file }) => file === `data/${input.file}`);
  const told = inFile.filter((problem) => sentence(problem).startsWith(says));

  // All sentences of the file, so that a failure shows what was said instead.
  expect(told.length === 1 ? [says] : inFile.map(sentence)).toEqual([says]);
  if (input.alone) expect(inFile.map(sentence)).toHaveLength(1);
  const [{ severity, entry, field, suggestion, line, column } = {}] = told as Partial<Problem>[];
  expect({ severity, entry, field, suggestion, line, column }).toEqual({
    severity: input.warning ? 'warning' : 'error',
    entry: input.entry,
    field: input.field,
    suggestion: input.suggests,
    ...expectedPlace(input),
  });
});
