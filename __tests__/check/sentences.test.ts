import { readFileSync } from 'node:fs';
import { text } from '@/content/fields';
import { ContentCopy } from './contentCopy';

// As banks and government pages write them.
const sentences = readFileSync('__tests__/check/sentences.txt', 'utf8')
  .trim()
  .split('\n');

test.each(sentences)('a text may be: %s', (sentence) => {
  expect(text('', 600).safeParse(sentence).error?.issues).toBeUndefined();
});

const content = new ContentCopy();
beforeAll(() => content.prepare());

test('a legal page may have them all', async () => {
  content.edit({ 'legal/termos-uso.md#+': sentences.join('\n\n') });
  const answers = await content.answers();
  expect(answers.filter((answer) => answer.startsWith('!'))).toEqual([]);
});
