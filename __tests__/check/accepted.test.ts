/** @jest-environment node */
import { checkContent } from '../../src/check/checkContent';
import { ContentCopy } from './contentCopy';
import { answerOf, make, mistakesIn } from './mistakes';

// The machine may be busy with other tests.
jest.setTimeout(60_000);

let data: ContentCopy;

beforeAll(() => {
  data = new ContentCopy();
});
afterEach(() => data.restore());
afterAll(() => data.delete());

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
