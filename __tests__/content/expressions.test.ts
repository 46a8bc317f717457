import { expressions } from '@/content/expressions';
import { findWords } from '@/content/patterns';

const all = expressions.flatMap(({ finds, ...expression }) =>
  finds.map((sentence) => ({ sentence, ...expression })),
);
test.each(all)('"$sentence" is found', ({ sentence, patterns, unless }) => {
  expect(findWords(sentence, patterns, unless)).not.toEqual([]);
});

test.each(expressions.flatMap(({ leaves }) => leaves))(
  '"%s" is left alone',
  (sentence) => {
    const found = expressions.flatMap(({ patterns, unless }) =>
      findWords(sentence, patterns, unless),
    );
    expect(found).toEqual([]);
  },
);
