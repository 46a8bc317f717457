import { readFileSync } from 'node:fs';
import { contentFiles } from '@/content/schemas/contentFiles';
import { legalSlugs } from '@/content/schemas/legal';
import { jsonFormat, legalFormat } from '@/editor/client/formats';
import { FIXTURE } from '../support/fixture';

const json = jsonFormat([['monday', 'tuesday', 'sunday']]);
const legal = legalFormat();
const read = (file: string) => readFileSync(`${FIXTURE}/${file}`, 'utf8');

test.each(contentFiles)('$path is written as it was read', ({ path }) => {
  const text = read(path);
  expect(json.toFile(json.fromFile(text))).toBe(text);
});

test.each(legalSlugs)('%s is written as it was read', (slug) => {
  const text = read(`legal/${slug}.md`);
  expect(legal.toFile(legal.fromFile(text))).toBe(text);
});

// As nobody's formatter writes it: fields out of order, two entries on a line each.
const ODD = `{
  "$schema": "x",
  "b": { "d": 1,  "c": 2 },
  "list": [
    { "z": 1, "a": 2 },
    { "z": 3, "a": 4 }
  ]
}
`;
const FORM = {
  $schema: 'x',
  list: [
    { a: 2, z: 1 },
    { a: 4, z: 3 },
  ],
  b: { c: 2, d: 1 },
};

test.each([
  ['nothing', {}, ODD],
  ['a field', { b: { c: 5, d: 1 } }, ODD.replace('"c": 2', '"c": 5')],
  [
    'a field of an entry',
    {
      list: [
        { a: 2, z: 1 },
        { a: 9, z: 3 },
      ],
    },
    ODD.replace('4', '9'),
  ],
])(
  '%s changes, and the rest stays letter by letter',
  (_what, change, expected) => {
    json.fromFile(ODD);
    expect(json.toFile({ ...FORM, ...change })).toBe(expected);
  },
);

test('entries that move or go keep the order of their fields', () => {
  json.fromFile(ODD);
  const listOf = (list: object[]) =>
    JSON.stringify(JSON.parse(json.toFile({ ...FORM, list })).list);
  expect(
    listOf([
      { a: 4, z: 3 },
      { a: 2, z: 1 },
    ]),
  ).toBe('[{"z":3,"a":4},{"z":1,"a":2}]');
  expect(listOf([{ a: 4, z: 3 }])).toBe('[{"z":3,"a":4}]');
});

test('words of a choice are written in its order, however they were ticked', () => {
  const written = json.toFile({
    days: ['sunday', 'monday'],
    names: ['b', 'a'],
  });
  expect(JSON.parse(written)).toEqual({
    days: ['monday', 'sunday'],
    names: ['b', 'a'],
  });
});

test('a picture is named from the file, with no slash before it', () => {
  const written = json.toFile({
    logo: '/logos/novo.png',
    image: '../images/a.png',
    text: '/a',
  });
  expect(JSON.parse(written)).toEqual({
    logo: 'logos/novo.png',
    image: '../images/a.png',
    text: '/a',
  });
});

test('a page that nobody has reviewed says so, and one that somebody has keeps the day', () => {
  const page =
    '---\nslug: s\ntitle: "T: 1"\nupdated: 2026-11-20\nreviewed: null\n---\n\nOi.\n';
  const { reviewed, ...fields } = legal.fromFile(page);
  expect(reviewed).toBeNull();
  expect(legal.toFile(fields)).toBe(page);
  const reviewedPage = legal.toFile({ ...fields, reviewed: '2026-11-21' });
  expect(reviewedPage).toBe(page.replace('null', '2026-11-21'));
});
