import { readFileSync } from 'node:fs';
import { parseMarkdown, partsOf } from '@/content/legal/markdown';
import { legalPath, legalSlugs } from '@/content/legal/schema';
import { readContent } from '../tools/check/readContent';
import { checkSpecification } from '../tools/check/specification';
import { hero, services, texts } from './support/texts';

// This company's: another one replaces it. No other test fails when an editor changes a text.

test('each text that the specification quotes is there', () => {
  const content = readContent('data');
  checkSpecification(content);
  expect(content.problems).toEqual([]);
});

test('each button has its words', () => {
  const { primaryAction, secondaryAction } = hero;
  expect([primaryAction, texts.chatAction]).toEqual([
    'Fale Conosco',
    'Fale Conosco',
  ]);
  expect([secondaryAction, services.cardAction]).toEqual([
    'Saiba Mais',
    'Saiba Mais',
  ]);
});

/** The sections of a legal page, by its parts. */
const partsOfPage = (path: string) =>
  partsOf(parseMarkdown(readFileSync(`data/${path}`, 'utf8')));

// Privacy, cookies, terms. The lawyer may add some.
test('the legal pages have the ten, five and twelve sections of the specification', () => {
  const parts = legalSlugs.map(legalPath).flatMap(partsOfPage);
  const [privacy = 0, cookies = 0, terms = 0] = parts.map(
    ({ sections }) => sections.length,
  );
  expect(privacy).toBeGreaterThanOrEqual(10);
  expect(cookies).toBeGreaterThanOrEqual(5);
  expect(terms).toBeGreaterThanOrEqual(12);
});
