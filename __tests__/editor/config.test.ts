import { existsSync } from 'node:fs';
import type { CollectionFile, Field as FieldConfig } from '@sveltia/cms';
import { contentFile } from '@/content/fields/contentFile';
import { choice, group, list, optional } from '@/content/fields/field';
import { phone } from '@/content/fields/formats';
import { plainText, text } from '@/content/wording/texts';
import { problemOf } from '../../tools/editor/client/checkedField';
import { editorConfig } from '../../tools/editor/config';
import { formFields } from '../../tools/editor/fieldConfig';
import { jsonForm } from '../../tools/editor/form';
import { FIXTURE } from '../support/fixture';

const configFor = (name: 'gitea' | 'github') =>
  editorConfig(FIXTURE, { name, repo: 'empresa/site', branch: 'main' });

const forms = (configFor('gitea').singletons ??
  []) as readonly CollectionFile[];

const { root } = contentFile('new.json', 'New', 'Um arquivo', {
  name: text('Nome do lugar', 40, { hint: 'Aparece no topo.' }),
  more: optional(group('Outros dados', { phone: phone('Telefone') })),
  days: list('Dias', choice('Dia', { monday: 'segunda-feira' }), {
    entry: 'dia',
    min: 1,
    max: 2,
  }),
  notes: list('Notas', text('Nota', 40), { entry: 'nota', min: 0, max: 9 }),
  rows: list('Linhas', group('Linha', { title: plainText('Título', 300) }), {
    entry: 'linha',
    min: 2,
    max: 2,
  }),
});

test('a field that is added to a schema is in the form, with what the schema knows', () => {
  const form = jsonForm({ path: 'new.json', type: 'New', root });
  const [name, more, days, notes, rows] = formFields(form);
  expect(name).toMatchObject({
    label: 'Nome do lugar',
    hint: 'Aparece no topo.',
    widget: 'checked-string',
    required: true,
    maxlength: 40,
    rules: 'new.name',
  });
  expect(more).toMatchObject({
    widget: 'object',
    required: false,
    fields: [{ rules: 'new.more.phone' }],
  });
  expect(days).toMatchObject({
    widget: 'select',
    multiple: true,
    options: [{ value: 'monday', label: 'segunda-feira' }],
  });
  expect(notes).toMatchObject({
    allow_add: true,
    field: { label: 'Nota', widget: 'checked-string', rules: 'new.notes.*' },
  });
  expect(rows).toMatchObject({
    label: 'Linhas',
    label_singular: 'linha',
    allow_add: false,
    summary: '{{fields.title}}',
    fields: [{ widget: 'checked-text', rules: 'new.rows.*.title' }],
  });
});

test('a form says what the schema refuses, in the words of the content check', () => {
  const { more, name } = root.fields ?? {};
  const number = more?.fields?.phone;
  if (!number || !name) throw new Error('The schema has other fields.');
  expect(problemOf(number, '13 9999')).toMatch(
    /^Encontrei "13 9999"; escreva o telefone como "\+55 13 99999-9999"/,
  );
  expect(problemOf(number, '+55 13 99999-1234')).toBeUndefined();
  expect(problemOf(name, 'Crédito garantido')).toContain('Crédito garantido');
});

test('a legal page is a form of its head and of a box for each heading', () => {
  const page = forms.find(({ file }) => file === 'data/legal/termos-uso.md');
  const names = page?.fields.map(({ name }) => name);
  expect(names).toEqual(
    expect.arrayContaining(['slug', 'labels', 'reviewed', 'text1']),
  );
  expect(page?.fields.at(-1)).toMatchObject({
    hint: expect.stringContaining('Negrito'),
  });
});

test('pictures are kept where the content check looks for them', () => {
  const pictures = forms
    .flatMap(({ fields }) => fields)
    .filter(({ widget }) => widget === 'image') as (FieldConfig & {
    readonly media_folder: string;
    readonly public_folder: string;
  })[];
  expect(pictures.length).toBeGreaterThan(4);
  for (const { media_folder, public_folder } of pictures) {
    expect(media_folder).toBe(`/data${public_folder}`);
    expect(existsSync(media_folder.replace('/data', FIXTURE))).toBe(true);
  }
});

test('a repository gets each change as a pull request, and the forms a preview', () => {
  const { publish_mode, editor } = configFor('github');
  expect([publish_mode, editor?.preview]).toEqual(['editorial_workflow', true]);
});
