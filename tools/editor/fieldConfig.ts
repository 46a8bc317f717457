import type { Field as FieldConfig } from '@sveltia/cms';
import {
  capitalize,
  describePictureNeeds,
  type Field,
  type Fields,
  type ListOptions,
  type PictureNeeds,
  toSentence,
} from '../../src/content';
import type { Form } from './forms';

// A longer text gets an input with several lines.
const MAX_ONE_LINE = 120;

/** Sveltia's field types that are also registered with the rules of the content schemas, as `checked-string` and so on. */
export const checkedTypes = ['string', 'text', 'datetime'] as const;

function pictureOptions({ folder, svg }: PictureNeeds, rules: string) {
  const parentFolder = rules.slice(0, rules.lastIndexOf('/') + 1);
  const photos = '.png,.jpg,.jpeg,.webp,.avif,.heic,.heif';
  return {
    widget: 'image',
    // Without the leading slash, Sveltia would put the file in the repository's root.
    media_folder: folder ? `/data/${parentFolder}${folder}` : '/data/images',
    // Without "./", Sveltia would write an absolute path.
    public_folder: `${folder || !parentFolder ? '.' : '..'}/${folder ?? 'images'}`,
    accept: svg ? `${photos},.svg` : photos,
    choose_url: false,
  };
}

function listOptions(
  item: Field,
  { min, max, entry }: ListOptions,
  rules: string,
): object {
  const { choices: options, fields } = item;
  if (options)
    return {
      widget: 'select',
      multiple: true,
      options,
      min,
      max,
      dropdown_threshold: options.length,
    };
  const itemRules = `${rules}.*`;
  const list = {
    widget: 'list',
    label_singular: entry,
    min,
    max,
    allow_add: min !== max,
    allow_duplicate: false,
    allow_remove: min !== max,
  };
  if (!fields) {
    const field = { ...item, label: capitalize(entry) };
    return { ...list, field: configOf(entry, field, itemRules) };
  }
  const findName = (kind: Field['kind']) =>
    Object.keys(fields).find((name) => fields[name]?.kind === kind);
  return {
    ...list,
    fields: configsOf(fields, itemRules),
    summary: `{{fields.${findName('text')}}}`,
    collapsed: true,
    thumbnail: findName('picture'),
  };
}

function typeOptions(field: Field, rules: string): object {
  const { kind, item, list, needs, choices, fields, max } = field;
  if (item && list) return listOptions(item, list, rules);
  if (fields) return { widget: 'object', fields: configsOf(fields, rules) };
  if (choices) return { widget: 'select', options: choices };
  if (needs) return pictureOptions(needs, rules);
  if (kind === 'date') {
    const format = 'YYYY-MM-DD';
    return { widget: 'checked-datetime', type: 'date', format, rules };
  }
  const isLong = !max || max > MAX_ONE_LINE;
  const widget = isLong && !field.pattern ? 'checked-text' : 'checked-string';
  return { widget, maxlength: max, use_emoji_autocomplete: false, rules };
}

const FIXED = 'Texto fixo: a especificação do site o cita letra por letra.';

/** @param rules - the path of the field whose rules apply, such as `home/about.json.items.*.title` */
function configOf(name: string, field: Field, rules: string) {
  const { label, hint, optional, hidden, pattern, message } = field;
  if (hidden) return { name, label, widget: 'hidden', required: !optional };
  const format = field.needs
    ? describePictureNeeds(field.needs)
    : !pattern && message;
  const sentences = [hint, field.fixed && FIXED, format && toSentence(format)];
  return {
    name,
    label,
    required: !optional,
    hint: sentences.filter(Boolean).join(' '),
    ...typeOptions(field, rules),
  } as FieldConfig;
}

const configsOf = (fields: Fields, rules: string): FieldConfig[] =>
  Object.entries(fields).map(([name, field]) =>
    configOf(name, field, `${rules}.${name}`),
  );

const BODY: FieldConfig = {
  name: 'body',
  label: 'Texto da página',
  widget: 'richtext',
  hint: 'O site numera as seções. {{marca}} e outros nomes entre chaves são trocados pelos dados da empresa.',
  editor_components: [],
  use_emoji_autocomplete: false,
};

/** Returns the configuration of a form's fields, in the order of the file. */
export function formFields({ root, file, isLegal }: Form): FieldConfig[] {
  const { slug, ...fields } = root.fields ?? {};
  return [
    { name: isLegal ? 'slug' : '$schema', widget: 'hidden' },
    ...configsOf(fields, file),
    ...(isLegal ? [BODY] : []),
  ];
}
