import { checkContent, type Diagnostic } from '../../tools/check';
import { copyForTests } from './contentCopy';
import { answerOf, casesOf, makeCase, matches, TABLES } from './table';

const data = copyForTests();

jest.spyOn(Date, 'now').mockReturnValue(Date.parse('2026-11-20'));

/** The check's answer, without the one warning that the fixtures always have. */
async function check(): Promise<Diagnostic[]> {
  const { diagnostics } = await checkContent(data.path);
  return diagnostics.filter(({ found }) => found !== '"FINANCEIRA TRES RIOS"');
}

test('the fixtures have no mistakes', async () => {
  expect((await check()).map(answerOf)).toEqual([]);
});

const namedCases = (table: string) =>
  casesOf(table).map((input) => [input.name, input] as const);

test.each(namedCases('right'))('accepts %s', async (_, input) => {
  await makeCase(input, data);
  const errors = (await check()).filter(({ severity }) => severity === 'error');
  expect(errors.map(answerOf)).toEqual([]);
});

describe.each(TABLES)('%s', (table) => {
  test.each(namedCases(table))('reports %s', async (_, input) => {
    await makeCase(input, data);
    const answers = (await check()).map(answerOf);
    const comparable = answers.map((answer, i) => {
      const expected = input.answers[i];
      return expected && matches(answer, expected) ? expected : answer;
    });
    expect(comparable).toEqual(input.answers);
  });
});
