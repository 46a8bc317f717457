import { contentFile } from '@/content/contentFile';
import { choice, group, list, plainText, text } from '@/content/fields';
import { phone } from '@/content/formats';
import { legalSlugs } from '@/content/legal/schema';
import { editorConfig } from '../../tools/editor/config';
import { formFields } from '../../tools/editor/fieldConfig';
import { type Form, forms } from '../../tools/editor/forms';

const { schema } = contentFile('new/new.json', 'New', 'Um arquivo', {
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
const form = { ...forms[0], file: 'new/new.json', schema } as Form;

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
    { label: 'Dias', multiple: true },
    { label: 'Linhas', allow_add: false, fields: [{ widget: 'text' }] },
  ]);
});

const config = editorConfig(
  { name: 'github', repo: 'empresa/site' },
  'https://www.empresa.com.br',
);

/** What some fields of forms have. */
interface Field {
  readonly fields?: readonly Field[];
  readonly options?: readonly {
    readonly value: string;
    readonly label: string;
  }[];
  readonly media_folder?: string;
  readonly public_folder?: string;
  readonly type?: string;
  readonly format?: string;
}

const withInner = (fields: readonly Field[] = []): Field[] =>
  fields.flatMap((field) => [field, ...withInner(field.fields)]);

const singletons = (config.singletons ?? []).map((one) => {
  const { fields, ...form } = Object(one);
  return { form, fields: withInner(fields) };
});

test('each form has its file and page, and saves pictures and days as pages read them', () => {
  const lines = singletons.map(({ form, fields }) => {
    const formats = fields.flatMap((field) => [
      field.media_folder,
      field.public_folder,
      field.type,
      field.format,
    ]);
    const { file, format, preview_path: page } = form;
    return [...new Set([file, format, page, ...formats])]
      .filter(Boolean)
      .join(' ');
  });
  expect(lines).toEqual([
    'data/company.json json /#contato',
    'data/interface.json json / /data/images ./images',
    'data/home/hero.json json /#home /data/images ../images',
    'data/home/statistics.json json /',
    'data/home/about.json json /#sobre /data/images ../images date YYYY-MM-DD',
    'data/home/services.json json /#servicos /data/images ../images',
    'data/home/partners.json json /#parceiros /data/images ../images',
    'data/home/questions.json json /#perguntas',
    'data/home/footer.json json /#contato /data/images ../images',
    'data/partners/partners.json json /#parceiros date YYYY-MM-DD /data/partners/logos ./logos',
    ...legalSlugs.map(
      (slug) =>
        `data/legal/${slug}.md yaml-frontmatter /${slug} date YYYY-MM-DD`,
    ),
  ]);
});

test('each choice saves what its label says', () => {
  const choices = singletons
    .flatMap(({ fields }) => fields)
    .map(({ options = [] }) =>
      options
        .filter(({ value, label }) => value !== label)
        .map(({ value, label }) => `${value} ${label}`)
        .join(', '),
    );
  expect([...new Set(choices)].filter(Boolean)).toEqual([
    'monday segunda-feira, tuesday terça-feira, wednesday quarta-feira, thursday quinta-feira, friday sexta-feira, saturday sábado, sunday domingo',
    '#home Início (topo), #sobre Sobre Nós, #servicos Serviços, #parceiros Parceiros, #perguntas Perguntas frequentes, #contato Contato',
    'lagoon azul-lagoa, blue azul, indigo índigo, sunrise laranja, moss verde-musgo, violet violeta, ochre ocre, rose rosa, teal verde-azulado',
    'main maior, em telas largas, standard comum',
  ]);
});

test('on GitHub a change waits in a pull request, and links to its preview', () => {
  expect(config).toMatchObject({
    publish_mode: 'editorial_workflow',
    show_preview_links: true,
    media_libraries: { default: { config: { max_file_size: 8_388_608 } } },
    output: { omit_empty_optional_fields: true },
  });
});
