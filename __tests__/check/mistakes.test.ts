import { checkContent, type Diagnostic } from '../../tools/check';
import { copyForTests } from './contentCopy';
import { answerOf, casesOf, fits, makeCase, TABLES } from './table';

jest.mock(
  '../../tools/check/parsers/picture',
  () => jest.requireActual('./parseOnce').parsers.picture,
);
jest.mock(
  '../../tools/check/parsers/markdown',
  () => jest.requireActual('./parseOnce').parsers.markdown,
);

const data = copyForTests();

jest.spyOn(Date, 'now').mockReturnValue(Date.parse('2026-11-20'));

/** What the check tells, but for the one warning of the fixtures' company. */
async function check(): Promise<Diagnostic[]> {
  const { diagnostics } = await checkContent(data.path);
  return diagnostics.filter(
    ({ label }) => !label?.includes('parceiro "FINANCEIRA TRES RIOS"'),
  );
}

test('finds nothing in the content as it is', async () => {
  expect((await check()).map(answerOf)).toEqual([]);
});

const named = (table: string) =>
  casesOf(table).map((input) => [input.name, input] as const);

test.each(named('right'))('does not refuse %s', async (_, input) => {
  await makeCase(input, data);
  const errors = (await check()).filter(({ severity }) => severity === 'error');
  expect(errors.map(answerOf)).toEqual([]);
});

describe.each(TABLES)('%s', (table) => {
  test.each(named(table))('tells of %s', async (_, input) => {
    await makeCase(input, data);
    const answers = (await check()).map(answerOf);
    const asExpected = answers.map((answer, i) => {
      const expected = input.answers[i];
      return expected && fits(answer, expected) ? expected : answer;
    });
    expect(asExpected).toEqual(input.answers);
  });
});
