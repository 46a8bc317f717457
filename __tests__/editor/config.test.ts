import { legalSlugs } from '@/content/legal/schema';
import { editorConfig } from '../../tools/editor/config';

const backend = { name: 'github', repo: 'empresa/site' } as const;
const config = editorConfig(backend, 'https://www.empresa.com.br');

/** The objects of the configuration, such as each field of a form. */
const parts: unknown[] = [];
JSON.stringify(config, (_key, part) => {
  parts.push(part);
  return part;
});

const PHONE = expect.stringContaining('+55');

test.each([
  { name: '$schema', widget: 'hidden' },
  { name: 'opens', label: 'Abre às' },
  { name: 'closes', label: 'Fecha às' },
  {
    label: 'Marca',
    hint: 'Como o público conhece a empresa.',
    required: true,
    widget: 'string',
    maxlength: 25,
  },
  { name: 'office', required: false },
  { name: 'phone', pattern: [expect.any(String), PHONE] },
  { name: 'days', multiple: true },
  { label_singular: 'número', allow_add: false },
  {
    label_singular: 'parágrafo',
    field: expect.objectContaining({ widget: 'text' }),
  },
])('a form has the field %p', (field) => {
  expect(parts).toContainEqual(expect.objectContaining(field));
});

test('each form has its file and page, saves pictures and days as pages read them, and of a choice what its label says', () => {
  const lines = config.singletons?.map((form) => {
    // But for choices that are their own labels, such as states.
    const found = JSON.stringify(form).matchAll(
      /"(?:file|preview_path|(?:media|public)_folder|format)":"([^"]+)"|\{"value":"([^"]+)","label":"(?!\2")([^"]+)"\}/g,
    );
    const parts = [...found].map(
      ([, part, value, label]) => part ?? `${value}: ${label}`,
    );
    return [...new Set(parts)].join(', ');
  });
  const sections =
    '#home: Início (topo), #sobre: Sobre Nós, #servicos: Serviços, #parceiros: Parceiros, #perguntas: Perguntas frequentes, #contato: Contato';
  expect(lines).toEqual([
    'data/company.json, /#contato, json, monday: segunda-feira, tuesday: terça-feira, wednesday: quarta-feira, thursday: quinta-feira, friday: sexta-feira, saturday: sábado, sunday: domingo',
    `data/shared-texts.json, /, json, ${sections}, /data/images, ./images`,
    'data/home/hero.json, /#home, json, /data/images, ../images',
    'data/home/statistics.json, /, json',
    'data/home/about.json, /#sobre, json, /data/images, ../images, YYYY-MM-DD',
    'data/home/services.json, /#servicos, json, /data/images, ../images, lagoon: azul-lagoa, blue: azul, indigo: índigo, sunrise: laranja, moss: verde-musgo, violet: violeta, ochre: ocre, rose: rosa, teal: verde-azulado, main: maior, em telas largas, standard: comum',
    'data/home/partners.json, /#parceiros, json, /data/images, ../images',
    'data/home/questions.json, /#perguntas, json, /data/images, ../images',
    `data/home/footer.json, /#contato, json, /data/images, ../images, ${sections}`,
    'data/partners/partners.json, /#parceiros, json, YYYY-MM-DD, /data/partners/logos, ./logos',
    ...legalSlugs.map(
      (slug) => `data/legal/${slug}.md, /${slug}, yaml-frontmatter, YYYY-MM-DD`,
    ),
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
