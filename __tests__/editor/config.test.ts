import { existsSync } from 'node:fs';
import { posix } from 'node:path';
import type { ImageField } from '@sveltia/cms';
import { contentFile } from '@/content/fields/contentFile';
import { choice, group, list, optional } from '@/content/fields/field';
import { phone } from '@/content/fields/formats';
import { plainText, text } from '@/content/wording/texts';
import { problemOfForm } from '../../tools/editor/client/problems';
import { editorConfig } from '../../tools/editor/config';
import { formFields } from '../../tools/editor/fieldConfig';
import { forms } from '../../tools/editor/forms';
import { FIXTURE, readFixture } from '../../tools/fixture/fixture';

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
const form = {
  name: 'new',
  label: 'Um arquivo',
  file: 'new.json',
  isLegal: false,
  root,
  page: '/',
};

test('a form has each field with its label, limits and rules', () => {
  expect(formFields(form)).toMatchObject([
    { name: '$schema', widget: 'hidden' },
    {
      label: 'Nome do lugar',
      hint: 'Aparece no topo.',
      widget: 'checked-string',
      required: true,
      maxlength: 40,
      rules: 'new.json.name',
    },
    {
      widget: 'object',
      required: false,
      fields: [{ rules: 'new.json.more.phone' }],
    },
    {
      widget: 'select',
      multiple: true,
      options: [{ value: 'monday', label: 'segunda-feira' }],
    },
    {
      allow_add: true,
      field: {
        label: 'Nota',
        widget: 'checked-string',
        rules: 'new.json.notes.*',
      },
    },
    {
      label: 'Linhas',
      label_singular: 'linha',
      allow_add: false,
      allow_remove: false,
      summary: '{{fields.title}}',
      fields: [{ widget: 'checked-text', rules: 'new.json.rows.*.title' }],
    },
  ]);
});

test.each(forms.filter(({ isLegal }) => !isLegal))(
  'valid content of $file can be saved',
  (valid) => {
    expect(problemOfForm(valid.root, readFixture(valid.file))).toBeUndefined();
  },
);

test('a form refuses a duplicate partner', () => {
  const partners = forms.find(({ file }) => file.startsWith('partners/'));
  const twice = [{ name: 'RIO CARD' }, { name: 'RIO CARD' }];
  expect(partners && problemOfForm(partners.root, { partners: twice })).toMatch(
    /^Nome do parceiro: Encontrei "RIO CARD" outra vez/,
  );
});

test('pictures are saved where the content check looks for them', () => {
  const pictures = forms.flatMap((one) =>
    formFields(one)
      .filter(({ widget }) => widget === 'image')
      .map((field) => ({ ...(field as ImageField), file: one.file })),
  );
  expect(pictures.length).toBeGreaterThan(4);
  for (const { media_folder, public_folder, file } of pictures) {
    const folder = posix.join('/data', file, '..', String(public_folder));
    expect(folder).toBe(media_folder);
    expect(existsSync(folder.replace('/data', FIXTURE))).toBe(true);
  }
});

test('on GitHub a change waits in a pull request', () => {
  const backend = { name: 'github', repo: 'empresa/site' } as const;
  expect(editorConfig(backend).publish_mode).toBe('editorial_workflow');
});
