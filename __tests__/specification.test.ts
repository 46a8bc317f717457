import { readFileSync } from 'node:fs';
import { parseMarkdown, partsOf } from '@/content/legal/markdown';
import { legalPath, legalSlugs } from '@/content/legal/schema';
import { readContent } from '../tools/check/readContent';
import { checkSpecification } from '../tools/check/specification';

// This company's: another one replaces it. No other test fails when an editor changes a text.

test('each text that the specification quotes is there', () => {
  const content = readContent('data');
  checkSpecification(content);
  expect(content.problems).toEqual([]);
});

// Privacy, cookies, terms. The lawyer may add some.
test('the legal pages have the ten, five and twelve sections of the specification', () => {
  const parts = legalSlugs.flatMap((slug) =>
    partsOf(parseMarkdown(readFileSync(`data/${legalPath(slug)}`, 'utf8'))),
  );
  for (const [index, least] of [10, 5, 12].entries())
    expect(parts[index]?.sections.length).toBeGreaterThanOrEqual(least);
});
