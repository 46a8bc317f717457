import { expressions } from '@/content/expressions';
import { findMatches } from '@/content/patterns';

const each = (texts: readonly string[]) => texts.join(' | ').split(' | ');

const finds = expressions.flatMap((one) =>
  each(one.finds).map((sentence) => ({ sentence, patterns: one.patterns })),
);
test.each(finds)('"$sentence" is found', ({ sentence, patterns }) => {
  expect(findMatches(sentence, patterns)).not.toEqual([]);
});

const all = expressions.flatMap(({ patterns }) => patterns);
test.each(expressions.flatMap(({ leaves }) => each(leaves)))(
  '"%s" is left alone',
  (sentence) => {
    expect(findMatches(sentence, all)).toEqual([]);
  },
);
