import { readFileSync } from 'node:fs';
import { problemOf } from '@/content/fields/field';
import { text } from '@/content/wording/texts';
import { answersFor } from './answers';
import { copyForTests } from './contentCopy';

/** Sentences such as pages of banks and of the government have. Some get a warning. */
const sentences = readFileSync('__tests__/check/tables/sentences.txt', 'utf8')
  .trim()
  .split('\n');

const data = copyForTests();

test.each(sentences)('a short text may be: %s', (sentence) => {
  expect(problemOf(text('Texto', 200), sentence)).toBeUndefined();
});

test('a legal page may have all of them', async () => {
  const paragraphs = ['- Segundo item', ...sentences].join('\n\n');
  data.edit('legal/termos-uso.md', '- Segundo item', paragraphs);
  const answers = await answersFor(data.path);
  expect(answers.filter((answer) => answer.startsWith('!'))).toEqual([]);
});
