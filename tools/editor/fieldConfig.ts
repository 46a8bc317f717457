import type { Field as FieldConfig } from '@sveltia/cms';
import type { Field, PicturePlace } from '../../src/content/fields/field';
import { pictureNeeds } from '../../src/content/fields/picture';
import { capitalize, toSentence } from '../../src/content/fields/text';
import { type Form, REMOVED } from './form';

// A longer text gets more than one line to write on.
const ONE_LINE = 120;

/** Sveltia's field types that ours are made of, with the rules of the content schemas: `checked-string` and so on. */
export const checkedTypes = ['string', 'text', 'datetime'] as const;

/** The field type of the button that takes an entry out of its list. */
export const REMOVAL = 'removal';

/** Names the field whose rules apply. `*` stands for the entries of a list. */
export const rulesKey = (form: string, path: readonly string[]): string =>
  [form, ...path].join('.');

interface Place {
  readonly form: Form;
  readonly path: readonly string[];
}

function pictureOptions({ folder, svg }: PicturePlace, { form }: Place) {
  const home = form.file.slice(0, form.file.lastIndexOf('/') + 1);
  const media = folder ? `/${home}${folder}` : '/images';
  const photos = '.png,.jpg,.jpeg,.webp,.avif,.heic,.heif';
  return {
    widget: 'image',
    media_folder: `/data${media}`,
    public_folder: media,
    accept: svg ? `${photos},.svg` : photos,
    choose_url: false,
  };
}

function listOptions({ item, list, label }: Field, place: Place) {
  if (!item || !list) throw new Error('A list says what its entries are.');
  const { min, max, entry } = list;
  const { choices, fields } = item;
  if (choices)
    return {
      widget: 'select',
      multiple: true,
      options: choices,
      min,
      max,
      dropdown_threshold: choices.length,
    };
  const inner = { ...place, path: [...place.path, '*'] };
  const isFixed = min === max;
  const options = {
    widget: 'list',
    // The editor writes their number before it: "32 Parceiros".
    label,
    label_singular: entry,
    min,
    max,
    allow_add: !isFixed,
    allow_duplicate: false,
    allow_remove: !isFixed && !fields,
  };
  if (!fields) {
    const field = { ...configOf(entry, item, inner), label: capitalize(entry) };
    return { ...options, field };
  }
  const nameOf = (kind: Field['kind']) =>
    Object.keys(fields).find((name) => fields[name]?.kind === kind);
  const removal = {
    name: REMOVED,
    label: `Tirar ${entry}`,
    widget: REMOVAL,
    required: false,
  };
  const mark = `{{fields.${REMOVED} | ternary(' (sai quando você salvar)', '')}}`;
  return {
    ...options,
    fields: [...configsOf(fields, inner), ...(isFixed ? [] : [removal])],
    summary: `{{fields.${nameOf('text')}}}${isFixed ? '' : mark}`,
    collapsed: true,
    thumbnail: nameOf('picture'),
  };
}

function typeOptions(field: Field, place: Place) {
  const { kind, place: picture, choices, fields, max } = field;
  if (kind === 'list') return listOptions(field, place);
  if (fields) return { widget: 'object', fields: configsOf(fields, place) };
  if (choices) return { widget: 'select', options: choices };
  if (kind === 'boolean') return { widget: 'boolean' };
  if (picture) return pictureOptions(picture, place);
  const rules = rulesKey(place.form.name, place.path);
  if (kind === 'date') {
    const format = 'YYYY-MM-DD';
    return { widget: 'checked-datetime', type: 'date', format, rules };
  }
  const isLong = !max || max > ONE_LINE;
  const widget = isLong && !field.pattern ? 'checked-text' : 'checked-string';
  return { widget, maxlength: max, use_emoji_autocomplete: false, rules };
}

const configsOf = (
  fields: Readonly<Record<string, Field>>,
  { form, path }: Place,
): FieldConfig[] =>
  Object.entries(fields).map(([name, field]) =>
    configOf(name, field, { form, path: [...path, name] }),
  );

const FIXED = 'Texto fixo: a especificação do site o cita letra por letra.';

function configOf(name: string, field: Field, place: Place): FieldConfig {
  const { label, hint, optional, nullable, pattern, expected } = field;
  const needs = field.place ? pictureNeeds(field.place) : !pattern && expected;
  const sentences = [hint, field.fixed && FIXED, needs && toSentence(needs)];
  return {
    name,
    label,
    required: !optional && !nullable,
    hint: sentences.filter(Boolean).join(' ') || undefined,
    ...typeOptions(field, place),
  } as FieldConfig;
}

export const formFields = (form: Form): FieldConfig[] =>
  configsOf(form.root.fields ?? {}, { form, path: [] });
