import { expressions } from '@/content/expressions';
import { findMatches } from '@/content/patterns';

const finds = expressions.flatMap((one) =>
  one.finds.map((sentence) => ({ sentence, patterns: one.patterns })),
);
test.each(finds)('"$sentence" is found', ({ sentence, patterns }) => {
  expect(findMatches(sentence, patterns)).not.toEqual([]);
});

const all = expressions.flatMap(({ patterns }) => patterns);
test.each(expressions.flatMap(({ leaves }) => leaves))(
  '"%s" is left alone',
  (sentence) => {
    expect(findMatches(sentence, all)).toEqual([]);
  },
);
