import type { Field } from '@sveltia/cms';
import { z } from 'zod';
import {
  describePictureNeeds,
  type PictureNeeds,
} from '../../src/content/pictures';
import { entryOf, fieldsOf, unwrap } from '../../src/content/walk';
import type { Form } from './forms';

// Longer texts get a multi-line input.
const MAX_ONE_LINE = 120;

/** @param file - path inside the content folder, such as `home/hero.json` */
function pictureOptions({ folder }: PictureNeeds, file: string) {
  const parentFolder = file.slice(0, file.lastIndexOf('/') + 1);
  return {
    widget: 'image',
    // Without the leading slash, Sveltia would put the file in the repository's root.
    media_folder: folder ? `/data/${parentFolder}${folder}` : '/data/images',
    // Without "./", Sveltia would write an absolute path.
    public_folder: `${folder || !parentFolder ? '.' : '..'}/${folder ?? 'images'}`,
    accept: '.png,.jpg,.jpeg,.webp,.avif,.heic,.heif',
    choose_url: false,
  };
}

const selectOptions = (schema: z.ZodEnum) => {
  const labels = schema.meta()?.enumDescriptions ?? [];
  const options = schema.options.map((value, i) => ({
    value,
    label: labels[i],
  }));
  return { widget: 'select', options };
};

function listOptions(list: z.ZodArray, entry: z.ZodType, file: string) {
  const name = list.meta()?.entry ?? '';
  const { minItems: min, maxItems: max } = z.toJSONSchema(list);
  if (entry instanceof z.ZodEnum)
    return {
      ...selectOptions(entry),
      multiple: true,
      min,
      max,
      dropdown_threshold: entry.options.length,
    };
  const options = {
    widget: 'list',
    label_singular: name,
    min,
    max,
    allow_add: min !== max,
    allow_duplicate: false,
    allow_remove: min !== max,
  };
  const fields = Object.entries(fieldsOf(entry));
  if (fields.length === 0)
    return { ...options, field: configOf(name, entry, file) };
  const first = (isWanted: (field: z.ZodType) => boolean) =>
    fields.find(([, field]) => isWanted(unwrap(field)))?.[0];
  return {
    ...options,
    fields: configsOf(entry, file),
    summary: `{{fields.${first((field) => field instanceof z.ZodString)}}}`,
    collapsed: true,
    thumbnail: first((field) => Boolean(field.meta()?.picture)),
  };
}

function stringOptions(schema: z.ZodType) {
  const { patternErrorMessage } = schema.meta() ?? {};
  const { pattern, maxLength = 0 } = z.toJSONSchema(schema);
  if (pattern)
    return { widget: 'string', pattern: [pattern, patternErrorMessage] };
  return {
    widget: maxLength > MAX_ONE_LINE ? 'text' : 'string',
    maxlength: maxLength,
    use_emoji_autocomplete: false,
  };
}

function typeOptions(schema: z.ZodType, file: string): object {
  const { picture, format } = schema.meta() ?? {};
  const entry = entryOf(schema);
  if (entry) return listOptions(schema as z.ZodArray, entry, file);
  if (schema instanceof z.ZodObject)
    return { widget: 'object', fields: configsOf(schema, file) };
  if (schema instanceof z.ZodEnum) return selectOptions(schema);
  if (picture) return pictureOptions(picture, file);
  if (format === 'date')
    return { widget: 'datetime', type: 'date', format: 'YYYY-MM-DD' };
  return stringOptions(schema);
}

function configOf(name: string, field: z.ZodType, file: string) {
  const schema = unwrap(field);
  const { title, description, picture } = schema.meta() ?? {};
  const needs = picture && `Precisa de ${describePictureNeeds(picture)}.`;
  return {
    name,
    label: title,
    required: !(field instanceof z.ZodOptional),
    hint: [description, needs].filter(Boolean).join(' '),
    ...typeOptions(schema, file),
  } as Field;
}

const configsOf = (group: z.ZodType, file: string): Field[] =>
  Object.entries(fieldsOf(group)).map(([name, field]) =>
    configOf(name, field, file),
  );

const BODY: Field = {
  name: 'body',
  label: 'Texto da página',
  widget: 'richtext',
  hint: 'O site numera as seções. {{marca}} e outros nomes entre chaves são trocados pelos dados da empresa.',
  buttons: [
    'bold',
    'italic',
    'link',
    'heading-one',
    'heading-two',
    'heading-three',
    'bulleted-list',
    'numbered-list',
  ],
  editor_components: [],
  use_emoji_autocomplete: false,
};

/** Returns the configuration of a form's fields, in the order of the file. */
export function formFields({ schema, file, isLegal }: Form): Field[] {
  const hidden = isLegal ? 'slug' : '$schema';
  const fields = configsOf(schema, file).filter(({ name }) => name !== hidden);
  return [
    { name: hidden, widget: 'hidden' },
    ...fields,
    ...(isLegal ? [BODY] : []),
  ];
}
