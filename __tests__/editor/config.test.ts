import { existsSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import type { CollectionFile } from '@sveltia/cms';
import { parseAllDocuments } from 'yaml';
import { contentFile } from '@/content/fields/contentFile';
import { choice, group, list, optional } from '@/content/fields/field';
import { phone } from '@/content/fields/formats';
import { contentFiles } from '@/content/schemas/contentFiles';
import { legalSlugs } from '@/content/schemas/legal';
import { plainText, text } from '@/content/wording/texts';
import { editorConfig } from '@/editor/config';
import { widgetOf } from '@/editor/widgets';
import { FIXTURE, raw } from '../support/fixture';

const forms = (editorConfig(FIXTURE).singletons ??
  []) as readonly CollectionFile[];

interface Form {
  readonly name?: string;
  readonly fields?: readonly Form[];
}

function missing(value: unknown, form: Form, way = ''): string[] {
  if (Array.isArray(value))
    return value.flatMap((entry) => missing(entry, form, `${way}[]`));
  if (value === null || typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([name, own]) => {
    const widget = form.fields?.find((field) => field.name === name);
    return widget ? missing(own, widget, `${way}.${name}`) : [`${way}.${name}`];
  });
}

test.each(contentFiles)('every field of $path has a widget', ({ path }) => {
  const form = forms.find((one) => one.file === `data/${path}`);
  expect(missing(raw(path), form as Form)).toEqual([]);
});

test.each(legalSlugs)(
  'every field of %s and its text have a widget',
  (slug) => {
    const form = forms.find((one) => one.file === `data/legal/${slug}.md`);
    const [frontMatter] = parseAllDocuments(
      readFileSync(`${FIXTURE}/legal/${slug}.md`, 'utf8'),
    );
    const names = Object.keys(frontMatter?.toJS());
    expect(form?.fields.map(({ name }) => name)).toEqual([...names, 'body']);
  },
);

test('a field that is added to a schema is in the form, in its place and with what it knows', () => {
  const { root } = contentFile('new.json', 'New', 'Um arquivo', {
    name: text('Nome do lugar', 40, { hint: 'Aparece no topo.' }),
    more: optional(group('Outros dados', { phone: phone('Telefone') })),
    days: list('Dias', choice('Dia', { monday: 'segunda-feira' }), {
      entry: 'dia',
      min: 1,
      max: 2,
    }),
    rows: list('Linhas', group('Linha', { title: plainText('Título', 300) }), {
      entry: 'linha',
      min: 2,
      max: 2,
    }),
  });
  const [name, more, days, rows] = Object.entries(root.fields ?? {}).map(
    ([key, field]) => widgetOf(key, field, 'new.json'),
  );
  expect(name).toMatchObject({
    name: 'name',
    label: 'Nome do lugar',
    hint: 'Aparece no topo.',
    widget: 'string',
    required: true,
    maxlength: 40,
  });
  expect(more).toMatchObject({ widget: 'object', required: false });
  const [inside] = (
    more as { fields: readonly { pattern: [string, string] }[] }
  ).fields;
  expect(new RegExp(inside?.pattern[0] ?? '').test('13 9999')).toBe(false);
  expect(inside?.pattern[1]).toMatch(
    /^Escreva o telefone como "\+55 13 99999-9999"/,
  );
  expect(days).toMatchObject({
    widget: 'select',
    multiple: true,
    min: 1,
    max: 2,
    options: [{ value: 'monday', label: 'segunda-feira' }],
  });
  expect(rows).toMatchObject({
    widget: 'list',
    label: 'Linhas',
    label_singular: 'linha',
    allow_add: false,
    summary: '{{fields.title}}',
    fields: [{ name: 'title', widget: 'text', maxlength: 300 }],
  });
});

test('a picture’s folder, from the project and from the file, is where its pictures are', () => {
  const pictures = forms.flatMap(({ file, fields }) =>
    fields.flatMap((field) =>
      field.widget === 'image' ? [{ file, field }] : [],
    ),
  );
  expect(pictures.length).toBeGreaterThan(4);
  for (const { file, field } of pictures) {
    const folder = posix.join(
      '/',
      posix.dirname(file),
      field.public_folder ?? '',
    );
    expect(folder).toBe(field.media_folder);
    expect(existsSync(folder.replace('/data', FIXTURE))).toBe(true);
  }
});

test('for a repository, each change is a pull request, and the text of a legal page has a preview', () => {
  const { backend, publish_mode, editor } = editorConfig(FIXTURE, {
    name: 'github',
    repo: 'empresa/site',
  });
  expect(backend).toMatchObject({ name: 'github', repo: 'empresa/site' });
  expect([publish_mode, editor?.preview]).toEqual(['editorial_workflow', true]);
});
