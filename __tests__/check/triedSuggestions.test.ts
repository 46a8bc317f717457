import { openFolder } from '../../src/check/contentFolder';
import type { Problem } from '../../src/check/problem';
import { triedSuggestions } from '../../src/check/triedSuggestions';
import { FIXTURE } from '../support/fixture';

const folder = openFolder(FIXTURE);
const [source = '', rest = ''] = ['  "brand": "Costa Clara",', '"Costa Clara"'];
const lines = folder
  .read('company.json', 1_000_000)
  .toString('utf8')
  .split('\n');
const guess: Problem = {
  severity: 'error',
  file: folder.shown('company.json'),
  line: lines.indexOf(source) + 1,
  column: source.indexOf(rest) + 1,
  length: rest.length,
  expected: 'escreva de outro jeito',
  suggestion: 'Costa',
  source,
};

test.each([
  ['helps', [], 'Costa'],
  [
    'is wrong again',
    [{ ...guess, length: 7, expected: 'isto também não serve' }],
    undefined,
  ],
  [
    'stands beside another mistake',
    [{ ...guess, line: guess.line + 1 }],
    'Costa',
  ],
])('a guess that %s', async (_, still, told) => {
  let tried = '';
  const [problem] = await triedSuggestions(
    [guess],
    folder,
    1_000_000,
    async (copy) => {
      tried = copy.read('company.json', 1_000_000).toString('utf8');
      return still;
    },
  );
  expect(tried).toContain('  "brand": "Costa",');
  expect(problem?.suggestion).toBe(told);
});
