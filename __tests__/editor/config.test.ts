import { contentFile } from '@/content/contentFile';
import { choice, group, list, plainText, text } from '@/content/fields';
import { date, phone } from '@/content/formats';
import { picture } from '@/content/pictures';
import { editorConfig } from '../../tools/editor/config';
import { formFields } from '../../tools/editor/fieldConfig';
import { type Form, forms } from '../../tools/editor/forms';

const days = { monday: 'segunda-feira', sunday: 'domingo' };
const { schema } = contentFile('new/new.json', 'New', 'Um arquivo', {
  name: text('Nome do lugar', 40, { description: 'Aparece no topo.' }),
  more: group('Outros dados', { phone: phone('Telefone') }).optional(),
  day: choice('Dia', days),
  days: list('Dias', choice('Dia', days), { entry: 'dia', min: 1, max: 2 }),
  rows: list('Linhas', group('Linha', { title: plainText('Título', 300) }), {
    entry: 'linha',
    min: 2,
    max: 2,
  }),
  photo: picture('Foto', { width: 9, height: 9 }),
  logo: picture('Logo', { width: 9, height: 9, folder: 'logos' }),
  on: date('Dia'),
});
const form = { ...forms[0], file: 'new/new.json', schema } as Form;

test('a form has each field with its label, help and limits', () => {
  const options = [
    { value: 'monday', label: 'segunda-feira' },
    { value: 'sunday', label: 'domingo' },
  ];
  expect(formFields(form)).toMatchObject([
    { widget: 'hidden' },
    { label: 'Nome do lugar', hint: 'Aparece no topo.', maxlength: 40 },
    {
      required: false,
      fields: [
        { pattern: [expect.any(String), expect.stringContaining('+55')] },
      ],
    },
    { options },
    { options, multiple: true },
    { label: 'Linhas', allow_add: false, fields: [{ widget: 'text' }] },
    { media_folder: '/data/images', public_folder: '../images' },
    { media_folder: '/data/new/logos', public_folder: './logos' },
    { type: 'date', format: 'YYYY-MM-DD' },
  ]);
});

test('on GitHub a change waits in a pull request, and links to its preview', () => {
  const backend = { name: 'github', repo: 'empresa/site' } as const;
  const config = editorConfig(backend, 'https://www.empresa.com.br');
  expect(config).toMatchObject({
    publish_mode: 'editorial_workflow',
    show_preview_links: true,
    media_libraries: { default: { config: { max_file_size: 8_388_608 } } },
    output: { omit_empty_optional_fields: true },
  });
  expect(config.singletons?.at(-1)).toMatchObject({
    file: 'data/legal/termos-uso.md',
    preview_path: '/termos-uso',
  });
});
