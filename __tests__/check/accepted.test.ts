/** @jest-environment node */
import { checkContent } from '../../src/check/checkContent';
import { copyForTests } from './contentCopy';
import { answerOf, make, mistakesIn } from './mistakes';

const data = copyForTests();

test.each(mistakesIn('__tests__/check/accepted.txt').map((right) => [right.name, right] as const))(
  'takes %s',
  async (_, right) => {
    await make(right, data);
    const { problems } = await checkContent(data.path);
    expect(problems.map(answerOf).filter((answer) => !answer.includes('FINANCEIRA TRES'))).toEqual(
      [],
    );
  },
);
