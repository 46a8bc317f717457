/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { contentFiles } from '@/content/files';
import { legalSlugs } from '@/content/legal';
import { jsonFormat, legalFormat } from '@/editor/client/formats';
import { FIXTURE } from '../support/content';

const json = jsonFormat([['monday', 'tuesday', 'sunday']]);
const legal = legalFormat();
const read = (file: string) => readFileSync(`${FIXTURE}/${file}`, 'utf8').trim();

test.each(contentFiles)('$file is written as it was read', ({ file }) => {
  const text = read(file);
  expect(json.toFile(json.fromFile(text))).toBe(text);
});

test.each(legalSlugs)('%s is written as it was read', (slug) => {
  const text = read(`legal/${slug}.md`);
  expect(legal.toFile(legal.fromFile(text)).trim()).toBe(text);
});

test('fields keep the order that the file has, and a new one stands where the form has it', () => {
  const text = '{\n  "$schema": "x",\n  "b": {\n    "d": 1,\n    "c": 2\n  },\n  "a": 3\n}';
  json.fromFile(text);
  const written = json.toFile({ $schema: 'x', a: 3, n: 4, b: { c: 2, d: 1 } });
  expect(Object.keys(JSON.parse(written))).toEqual(['$schema', 'b', 'n', 'a']);
  expect(Object.keys(JSON.parse(written).b)).toEqual(['d', 'c']);
});

test('a list’s entries keep it too, and an entry without a field loses nothing else', () => {
  json.fromFile('{"$schema": "y", "list": [{"b": 1, "a": 2}, {"b": 3, "a": 4}]}');
  const written = json.toFile({ $schema: 'y', list: [{ a: 4, b: 3 }, { a: 2 }] });
  expect(JSON.stringify(JSON.parse(written).list)).toBe('[{"b":3,"a":4},{"a":2}]');
});

test('words of a choice are written in its order, however they were ticked', () => {
  const written = json.toFile({ days: ['sunday', 'monday'], names: ['b', 'a'] });
  expect(JSON.parse(written)).toEqual({ days: ['monday', 'sunday'], names: ['b', 'a'] });
});

test('a picture is named from the file, with no slash before it', () => {
  const written = json.toFile({ logo: '/logos/novo.png', image: '../images/a.png', text: '/a' });
  expect(JSON.parse(written)).toEqual({
    logo: 'logos/novo.png',
    image: '../images/a.png',
    text: '/a',
  });
});

test('a page that nobody has reviewed says so, and one that somebody has keeps the day', () => {
  const page = (reviewed: object) =>
    legal.toFile({ slug: 's', title: 'T', updated: '2026-11-20', ...reviewed, body: 'Oi.' });
  expect(page({})).toBe(
    '---\nslug: s\ntitle: T\nupdated: 2026-11-20\nreviewed: null\n---\n\nOi.\n',
  );
  expect(page({ reviewed: '2026-11-21' })).toContain('reviewed: 2026-11-21\n');
});
