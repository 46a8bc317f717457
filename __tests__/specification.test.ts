import { readFileSync } from 'node:fs';
import { copyrightYear, literalTexts } from '../src/content/files';

const read = (file: string) => JSON.parse(readFileSync(`data/${file}`, 'utf8'));

// What the real content must hold by what the company has fixed, and nothing else of it.
test.each(literalTexts)('data/$file says “$text”', ({ file, path, text }) => {
  let values = [read(file)];
  for (const key of path)
    values =
      typeof key === 'number' ? values.flat() : values.map((one) => one?.[key]);
  expect(values).toContain(text);
});

test('the copyright line keeps its year', () => {
  expect(read('home/footer.json').copyright).toContain(copyrightYear);
});
