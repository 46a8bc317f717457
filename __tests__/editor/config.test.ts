import { contentFile } from '@/content/contentFile';
import { choice, group, list, plainText, text } from '@/content/fields';
import { phone } from '@/content/formats';
import { editorConfig } from '../../tools/editor/config';
import { formFields } from '../../tools/editor/fieldConfig';
import type { Form } from '../../tools/editor/forms';

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

test('on GitHub a change waits in a pull request, and links to its preview', () => {
  const backend = { name: 'github', repo: 'empresa/site' } as const;
  const config = editorConfig(backend, 'https://www.empresa.com.br');
  expect(config).toMatchObject({
    publish_mode: 'editorial_workflow',
    show_preview_links: true,
  });
  expect(config.singletons?.at(-1)).toMatchObject({
    file: 'data/legal/termos-uso.md',
    preview_path: '/termos-uso',
  });
});
