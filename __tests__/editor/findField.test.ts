import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Diagnostic } from '../../tools/check/model/diagnostic';
import { readForms } from '../../tools/editor/config';
import { findField, placeOf } from '../../tools/editor/findField';
import { FIXTURE } from '../support/fixture';

const files = readForms(FIXTURE).map((form) => {
  return { form, text: readFileSync(join(FIXTURE, form.file), 'utf8') };
});

const textOf = (name: string) =>
  files.find(({ form }) => form.name === name)?.text ?? '';

const click = (text: string, id = '', path = '/') =>
  findField({ texts: [text], ids: id ? [id] : [], path }, files);

test('a click on a text leads to its field', () => {
  const { badge } = JSON.parse(textOf('home-hero'));
  expect(click(badge)).toEqual({ form: 'home-hero', field: 'badge' });
});

test('a click on a text with data of the company leads to its field', () => {
  expect(click('Costa Clara Imóveis', 'contato')).toMatchObject({
    form: 'company',
  });
  expect(click('(13) 99123-4567')).toEqual({ form: 'company', field: 'phone' });
});

test('of two equal texts, the one of the clicked section is meant', () => {
  const { title } = JSON.parse(textOf('home-services'));
  expect(click(title, 'servicos')).toEqual({
    form: 'home-services',
    field: 'title',
  });
});

test('a click on a paragraph of a legal page leads to its section', () => {
  const lines = textOf('legal-termos-uso').split('\n');
  const heading = lines.findIndex((line) => line.startsWith('## '));
  const paragraph = lines.slice(heading + 1).find((line) => line.length > 40);
  expect(click(paragraph ?? '', '', '/termos-uso')).toMatchObject({
    form: 'legal-termos-uso',
    field: expect.stringMatching(/^text\d/),
  });
});

test('a click on no text of the content leads nowhere', () => {
  expect(click('xyzzy')).toBeUndefined();
});

const diagnosticIn = (name: string, words: string) => {
  const file = files.find(({ form }) => form.name === name);
  if (!file) throw new Error(`There is no form ${name}.`);
  const lines = file.text.split('\n');
  const line = lines.findIndex((one) => one.includes(words));
  const column = (lines[line]?.indexOf(words) ?? 0) + 1;
  return placeOf({ line: line + 1, column } as Diagnostic, file);
};

test.each([
  ['company', '11410-120', 'address.postalCode'],
  ['partners-partners', 'FINANCEIRA TRES RIOS', 'partners.2.name'],
  ['legal-termos-uso', 'updated:', 'updated'],
])('a diagnostic in %s at %s leads to %s', (name, words, field) => {
  expect(diagnosticIn(name, words)).toEqual({ form: name, field });
});
