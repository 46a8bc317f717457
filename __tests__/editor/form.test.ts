import { readFileSync } from 'node:fs';
import { contentFile } from '@/content/fields/contentFile';
import { choice, group, list } from '@/content/fields/field';
import { contentFiles } from '@/content/schemas/contentFiles';
import { legalSlugs } from '@/content/schemas/legal';
import { text } from '@/content/wording/texts';
import { jsonForm, legalForm, REMOVED } from '../../tools/editor/form';
import { FIXTURE } from '../support/fixture';

const read = (file: string) => readFileSync(`${FIXTURE}/${file}`, 'utf8');

test.each(contentFiles)('$path is written as it was read', (file) => {
  const before = read(file.path);
  const form = jsonForm(file);
  expect(form.format(before, form.parse(before))).toBe(before);
});

test.each(legalSlugs)('%s is written as it was read', (slug) => {
  const before = read(`legal/${slug}.md`);
  const form = legalForm(slug, before);
  expect(form.format(before, form.parse(before))).toBe(before);
});

const DAYS = { monday: 'segunda', tuesday: 'terça', sunday: 'domingo' };
const entries = { entry: 'linha', min: 0, max: 9 };
const { root } = contentFile('home/new.json', 'New', 'Um arquivo', {
  b: group('Grupo', { c: text('C', 9), d: text('D', 9) }),
  rows: list('Linhas', group('Linha', { a: text('A', 9), z: text('Z', 9) }), {
    ...entries,
  }),
  days: list('Dias', choice('Dia', DAYS), { ...entries }),
});
const form = jsonForm({ path: 'home/new.json', type: 'New', root });

// As nobody's formatter writes it: fields out of order, two entries on a line each.
const ODD = `{
  "$schema": "x",
  "b": { "d": "1",  "c": "2" },
  "rows": [
    { "z": "1", "a": "2" },
    { "z": "3", "a": "4" }
  ]
}
`;
const [FIRST, SECOND] = [
  { a: '2', z: '1' },
  { a: '4', z: '3' },
];
const VALUES = {
  $schema: 'x',
  rows: [FIRST, SECOND],
  b: { c: '2', d: '1' },
};

test.each([
  ['a field', { b: { c: '5', d: '1' } }, '"c": "2"', '"c": "5"'],
  ['an entry', { rows: [FIRST, { a: '9', z: '3' }] }, '4', '9'],
])(
  'when %s changes, the rest stays letter by letter',
  (_, change, from, to) => {
    const written = form.format(ODD, { ...VALUES, ...change });
    expect(written).toBe(ODD.replace(from, to));
  },
);

const rowsAfter = (rows: object[]) =>
  JSON.stringify(JSON.parse(form.format(ODD, { ...VALUES, rows })).rows);

test('entries that move keep the order of their fields', () => {
  expect(rowsAfter([SECOND, FIRST])).toBe(
    '[{"z":"3","a":"4"},{"z":"1","a":"2"}]',
  );
});

test('an entry that is marked to leave is gone', () => {
  expect(rowsAfter([{ ...FIRST, [REMOVED]: true }, SECOND])).toBe(
    '[{"z":"3","a":"4"}]',
  );
});

test('words of a choice are written in its order, however they were ticked', () => {
  const written = form.format('{}', { days: ['sunday', 'monday'] });
  expect(JSON.parse(written)).toEqual({ days: ['monday', 'sunday'] });
});

test('a form knows a picture from the content folder on, and the file from its own place', () => {
  const hero = contentFiles.find(({ path }) => path === 'home/hero.json');
  if (!hero) throw new Error('There is no hero.');
  const heroForm = jsonForm(hero);
  const before = read('home/hero.json');
  const values = heroForm.parse(before);
  expect(values.image).toBe('/images/hero.png');
  const after = heroForm.format(before, { ...values, image: '/images/a.png' });
  expect(JSON.parse(after).image).toBe('../images/a.png');
});

const SLUG = 'termos-uso';
const PAGE = `---
## nota
slug: termos-uso
title: "T: 1"
description: D
updated: 2026-11-20
reviewed: null
---

## 1. Um

Texto  um.

## 2. Dois

- item
`;
const legal = legalForm(SLUG, PAGE);

test('a legal page has a box for each heading', () => {
  const labels = Object.values(legal.root.fields ?? {}).map(
    ({ label }) => label,
  );
  expect(labels.slice(-2)).toEqual(['1. Um', '2. Dois']);
  expect(legal.parse(PAGE)).toMatchObject({
    text1: 'Texto  um.',
    text2: '- item',
  });
});

test('a box that changes leaves the rest of the page letter by letter', () => {
  const values = { ...legal.parse(PAGE), text1: 'Outro.' };
  expect(legal.format(PAGE, values)).toBe(PAGE.replace('Texto  um.', 'Outro.'));
});

test('a page that nobody has reviewed says so, and one that somebody has keeps the day', () => {
  const { reviewed, ...values } = legal.parse(PAGE);
  expect(reviewed).toBe('');
  expect(legal.format(PAGE, values)).toBe(PAGE);
  expect(legal.format(PAGE, { ...values, reviewed: '2026-11-21' })).toBe(
    PAGE.replace('null', '2026-11-21'),
  );
});
