import { readFileSync } from 'node:fs';
import { contentFile } from '@/content/contentFile';
import { choice, group, list, plainText, text } from '@/content/fields';
import { phone } from '@/content/formats';
import { frontMatterOf, markdown } from '@/content/markdown';
import { problemOfForm } from '../../tools/editor/client/problems';
import { editorConfig } from '../../tools/editor/config';
import { formFields } from '../../tools/editor/fieldConfig';
import { type Form, forms } from '../../tools/editor/forms';

const { schema } = contentFile('new.json', 'New', 'Um arquivo', {
  name: text('Nome do lugar', 40, { description: 'Aparece no topo.' }),
  more: group('Outros dados', { phone: phone('Telefone') }).optional(),
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
    { widget: 'hidden' },
    { label: 'Nome do lugar', hint: 'Aparece no topo.', maxlength: 40 },
    {
      required: false,
      fields: [
        { pattern: [expect.any(String), expect.stringContaining('+55')] },
      ],
    },
    { options: [{ value: 'monday', label: 'segunda-feira' }] },
    { label: 'Linhas', allow_add: false, fields: [{ widget: 'text' }] },
  ]);
});

const valid = {
  name: 'A',
  days: ['monday'],
  rows: [{ title: 'A' }, { title: 'B' }],
};

test.each([
  [{}, undefined],
  [{ more: { phone: '' } }, 'Outros dados › Telefone: falta este'],
  [{ more: { phone: '+55 00 99999-9999' } }, 'não existe'],
  [{ rows: [{ title: 'A', __key: 'rows.1' }, { title: 'B' }] }, undefined],
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

const backend = { name: 'github', repo: 'empresa/site' } as const;

test('on GitHub a change waits in a pull request, and links to its preview', () => {
  const config = editorConfig(backend, 'https://www.empresa.com.br');
  expect(config).toMatchObject({
    publish_mode: 'editorial_workflow',
    show_preview_links: true,
    // There is no page to show next to the form.
    editor: { preview: false },
  });
  expect(config.singletons).toContainEqual(
    expect.objectContaining({
      file: 'data/legal/termos-uso.md',
      preview_path: '/termos-uso',
    }),
  );
});
