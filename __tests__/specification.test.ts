import { readFileSync } from 'node:fs';
import { copyrightYear, literalTexts } from '../src/content/files';

const read = (file: string) => JSON.parse(readFileSync(`data/${file}`, 'utf8'));

// What the real content must hold by what the company has fixed, and nothing else of it.
test.each(literalTexts)('data/$file says “$text”', ({ file, text }) => {
  expect(JSON.stringify(read(file))).toContain(JSON.stringify(text));
});

test('the copyright line keeps its year', () => {
  expect(read('home/footer.json').copyright).toContain(copyrightYear);
});
