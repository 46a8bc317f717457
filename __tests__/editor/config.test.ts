import { existsSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import type { Field, ImageField } from '@sveltia/cms';
import { contentFile } from '@/content/contentFile';
import { choice, group, list, plainText, text } from '@/content/fields';
import { date, phone } from '@/content/formats';
import { frontMatterOf, markdown } from '@/content/markdown';
import { problemOfForm } from '../../tools/editor/client/problems';
import { editorConfig } from '../../tools/editor/config';
import { formFields } from '../../tools/editor/fieldConfig';
import { type Form, forms } from '../../tools/editor/forms';

const { schema } = contentFile('new.json', 'New', 'Um arquivo', {
  name: text('Nome do lugar', 40, { description: 'Aparece no topo.' }),
  more: group('Outros dados', {
    phone: phone('Telefone'),
    day: date('Dia'),
  }).optional(),
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
const form: Form = {
  name: 'new',
  label: 'Um arquivo',
  file: 'new.json',
  isLegal: false,
  schema,
  page: '/',
};

test('a form has each field with its label, help and limits', () => {
  expect(formFields(form)).toMatchObject([
    { name: '$schema', widget: 'hidden' },
    {
      label: 'Nome do lugar',
      hint: 'Aparece no topo.',
      widget: 'string',
      required: true,
      maxlength: 40,
    },
    {
      widget: 'object',
      required: false,
      fields: [
        { pattern: [expect.any(String), expect.stringContaining('+55 13')] },
        { widget: 'datetime', type: 'date' },
      ],
    },
    {
      widget: 'select',
      multiple: true,
      options: [{ value: 'monday', label: 'segunda-feira' }],
    },
    { allow_add: true, field: { label: 'Nota', widget: 'string' } },
    {
      label: 'Linhas',
      label_singular: 'linha',
      allow_add: false,
      allow_remove: false,
      summary: '{{fields.title}}',
      fields: [{ widget: 'text' }],
    },
  ]);
});

const valid = {
  name: 'A',
  days: ['monday'],
  notes: ['Um'],
  rows: [{ title: 'A' }, { title: 'B' }],
};

test.each([
  [{}, undefined],
  [{ more: { phone: '', day: '' } }, 'Outros dados › Telefone: falta este'],
  [{ more: { phone: '+55 00 99999-9999', day: '2026-01-01' } }, 'não existe'],
  [{ rows: [{ title: 'A', __key: 'rows.1' }, { title: 'B' }] }, undefined],
  [{ notes: ['Um', 'um'] }, 'Notas › nota nº 2: o mesmo já está no nº 1'],
])('before saving, %j gets the answer %s', (changed, problem) => {
  const found = problemOfForm(form, { ...valid, ...changed });
  if (problem) expect(found).toContain(problem);
  else expect(found).toBeUndefined();
});

/** The values that the editor has when somebody opens a form. */
function openedForm({ file, isLegal }: Form): object {
  const content = readFileSync(`data/${file}`, 'utf8');
  if (!isLegal) return JSON.parse(content);
  const frontMatter = frontMatterOf(markdown.parse(content), content);
  return { ...frontMatter?.toJS(), body: content };
}

test.each(forms)('the content of $file can be saved', (opened) => {
  expect(problemOfForm(opened, openedForm(opened))).toBeUndefined();
});

const picturesIn = (fields: readonly Field[]): ImageField[] =>
  fields.flatMap((field) => {
    if (field.widget === 'image') return [field as ImageField];
    return 'fields' in field ? picturesIn(field.fields as Field[]) : [];
  });

test('pictures are saved where the content check looks for them', () => {
  for (const one of forms)
    for (const { media_folder, public_folder } of picturesIn(formFields(one))) {
      const folder = posix.join('/data', one.file, '..', String(public_folder));
      expect(folder).toBe(media_folder);
      expect(existsSync(`.${folder}`)).toBe(true);
    }
});

test('on GitHub a change waits in a pull request', () => {
  const backend = { name: 'github', repo: 'empresa/site' } as const;
  expect(editorConfig(backend).publish_mode).toBe('editorial_workflow');
});
