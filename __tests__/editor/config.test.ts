import { editorConfig } from '../../tools/editor/config';

const backend = { name: 'github', repo: 'empresa/site' } as const;
const config = editorConfig(backend, 'https://www.empresa.com.br');

/** The objects of the configuration, such as each field of a form. */
const parts: unknown[] = [];
JSON.stringify(config, (_key, part) => {
  parts.push(part);
  return part;
});

test.each([
  { name: '$schema', widget: 'hidden' },
  {
    label: 'Marca',
    hint: 'Como o público conhece a empresa.',
    widget: 'string',
  },
  {
    name: 'phone',
    pattern: [expect.any(String), expect.stringContaining('+55')],
  },
  { name: 'days', multiple: true },
  { label_singular: 'número', allow_add: false, allow_remove: false },
  {
    label_singular: 'parágrafo',
    field: expect.objectContaining({ widget: 'text' }),
  },
])('a form has the field %p', (field) => {
  expect(parts).toContainEqual(expect.objectContaining(field));
});

/** What the list of forms says of a field. */
interface FormField {
  readonly name: string;
  readonly label: string;
  readonly required?: boolean;
  readonly hint: string;
  readonly maxlength?: number;
  readonly min?: number;
  readonly max?: number;
  readonly format?: string;
  readonly media_folder?: string;
  readonly public_folder?: string;
  readonly options?: readonly { value: string; label: string }[];
  readonly field?: FormField;
  readonly fields?: readonly FormField[];
}

/** A line for each field, and below it, further in, the fields of its group or list. */
function describeFields(
  fields: readonly FormField[],
  indent: string,
): string[] {
  return fields.flatMap((field) => {
    const { name, label, required, field: entry, min, max } = field;
    const limits = [
      max && `${min} a ${max}`,
      field.maxlength ?? entry?.maxlength,
      // The size of a picture.
      /\d+ (?:×|pixels).*(?=, em PNG)/.exec(field.hint)?.[0],
      field.format,
      field.media_folder,
      field.public_folder,
      ...(field.options ?? []).map(({ value, label }) =>
        value === label ? value : `${value}=${label}`,
      ),
    ].filter(Boolean);
    const mark = required === false ? '?' : '';
    return [
      `${indent}${name}${mark}: ${[label, ...limits].join('; ')}`,
      ...describeFields(field.fields ?? [], `${indent}  `),
    ];
  });
}

test('each form has its file and page, and each field its label, its limits, and how it is saved', () => {
  const lines = config.singletons?.flatMap((form) => {
    const { label, file, preview_path: page, format } = Object(form);
    const [, ...fields] = Object(form).fields;
    const head = `${file} (${page}, ${format}): ${label}`;
    return [head, ...describeFields(fields, '  ')];
  });
  // After a change that is meant: npx jest editor -u, and read what changed in the snapshot.
  expect(lines?.join('\n')).toMatchSnapshot();
});

test('on GitHub a change waits in a pull request, and links to its preview', () => {
  expect(config).toMatchObject({
    publish_mode: 'editorial_workflow',
    show_preview_links: true,
    media_libraries: { default: { config: { max_file_size: 8_388_608 } } },
    output: { omit_empty_optional_fields: true },
  });
});
