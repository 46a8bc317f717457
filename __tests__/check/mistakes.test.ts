import { readFileSync, writeFileSync } from 'node:fs';
import { checkContent } from '../../src/check/checkContent';
import type { Problem } from '../../src/check/problem';
import { copyForTests } from './contentCopy';
import { answerOf, make, mistakesIn, tables } from './mistakes';

const data = copyForTests();

jest.spyOn(Date, 'now').mockReturnValue(Date.parse('2026-11-20'));
const problems = async () => (await checkContent(data.path)).problems;

const isOwn = ({ severity, entry }: Problem) =>
  severity === 'warning' && entry === 'parceiro "FINANCEIRA TRES"';

test('finds no error in the content as it is', async () => {
  expect((await problems()).filter((problem) => !isOwn(problem))).toEqual([]);
});

test.each(
  mistakesIn('__tests__/check/accepted.txt').map(
    (right) => [right.name, right] as const,
  ),
)('takes %s', async (_, right) => {
  await make(right, data);
  expect(
    (await problems()).filter((problem) => !isOwn(problem)).map(answerOf),
  ).toEqual([]);
});

function take({ file, line, column, length, suggestion = '' }: Problem): void {
  const name = file.replace(/^data\//, '');
  const lines = data.read(name).split('\n');
  const own = lines[line - 1] ?? '';
  const [from, to] = [column - 1, column - 1 + length];
  const written = /^".*"$/.test(own.slice(from, to))
    ? JSON.stringify(suggestion)
    : suggestion;
  lines[line - 1] = own.slice(0, from) + written + own.slice(to);
  data.write(name, lines.join('\n'));
}

describe.each(tables)('%s', (table, mistakes) => {
  test.each(mistakes.map((mistake) => [mistake.name, mistake] as const))(
    'tells of %s, in at most two messages, with a guess only if it helps',
    async (name, mistake) => {
      await make(mistake, data);
      const told = (await problems()).filter((problem) => !isOwn(problem));
      const answers = told.map(answerOf);
      // To write the answers of a new mistake down, and read them before they are committed.
      if (process.env.WRITE_ANSWERS) {
        const path = `__tests__/check/mistakes/${table}.txt`;
        const entry = [`## ${name}`, ...mistake.recipe];
        const old = [...entry, ...mistake.answers].join('\n');
        writeFileSync(
          path,
          readFileSync(path, 'utf8').replace(old, () =>
            [...entry, ...answers].join('\n'),
          ),
        );
        return;
      }
      expect(answers).toEqual(mistake.answers);
      expect(answers.length).toBeGreaterThan(0);
      expect(answers.length).toBeLessThanOrEqual(2);

      const [guess] = told.filter(({ suggestion }) => suggestion !== undefined);
      if (!guess) return;
      take(guess);
      const after = (await problems())
        .filter((problem) => !isOwn(problem))
        .map(answerOf);
      expect(after.filter((answer) => !answers.includes(answer))).toEqual([]);
      expect(after.length).toBeLessThan(answers.length);
    },
  );
});
