import type { Field as FieldConfig } from '@sveltia/cms';
import type {
  Field,
  Fields,
  PicturePlace,
} from '../../src/content/fields/field';
import { pictureNeeds } from '../../src/content/fields/picture';
import { capitalize, toSentence } from '../../src/content/fields/text';
import type { Form } from './forms';

// A longer text gets more than one line to write on.
const MAX_ONE_LINE = 120;

/** Sveltia's field types that get the rules of the content schemas: `checked-string` and so on. */
export const checkedTypes = ['string', 'text', 'datetime'] as const;

/** Names the field whose rules apply. `*` stands for the entries of a list. */
export const rulesKey = (form: string, path: readonly string[]): string =>
  [form, ...path].join('.');

interface Place {
  readonly form: Form;
  readonly path: readonly string[];
}

function pictureOptions({ folder, svg }: PicturePlace, { file }: Form) {
  const home = file.slice(0, file.lastIndexOf('/') + 1);
  const up = home ? '../' : './';
  const photos = '.png,.jpg,.jpeg,.webp,.avif,.heic,.heif';
  return {
    widget: 'image',
    // Without the slash, Sveltia puts the file at the repository's root.
    media_folder: folder ? `/data/${home}${folder}` : '/data/images',
    // Without "./", Sveltia writes an address of the site.
    public_folder: folder ? `./${folder}` : `${up}images`,
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
    // The form writes their number before it: "32 Parceiros".
    label,
    label_singular: entry,
    min,
    max,
    allow_add: !isFixed,
    allow_duplicate: false,
    allow_remove: !isFixed,
  };
  if (!fields)
    return {
      ...options,
      field: { ...configOf(entry, item, inner), label: capitalize(entry) },
    };
  const nameOf = (kind: Field['kind']) =>
    Object.keys(fields).find((name) => fields[name]?.kind === kind);
  return {
    ...options,
    fields: configsOf(fields, inner),
    summary: `{{fields.${nameOf('text')}}}`,
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
  if (picture) return pictureOptions(picture, place.form);
  const rules = rulesKey(place.form.name, place.path);
  if (kind === 'date') {
    const format = 'YYYY-MM-DD';
    return { widget: 'checked-datetime', type: 'date', format, rules };
  }
  const isLong = !max || max > MAX_ONE_LINE;
  const widget = isLong && !field.pattern ? 'checked-text' : 'checked-string';
  return { widget, maxlength: max, use_emoji_autocomplete: false, rules };
}

const FIXED = 'Texto fixo: a especificação do site o cita letra por letra.';

function configOf(name: string, field: Field, place: Place): FieldConfig {
  const { label, hint, optional, pattern, expected } = field;
  const needs = field.place ? pictureNeeds(field.place) : !pattern && expected;
  const sentences = [hint, field.fixed && FIXED, needs && toSentence(needs)];
  return {
    name,
    label,
    required: !optional,
    hint: sentences.filter(Boolean).join(' ') || undefined,
    ...typeOptions(field, place),
  } as FieldConfig;
}

const configsOf = (fields: Fields, { form, path }: Place): FieldConfig[] =>
  Object.entries(fields).map(([name, field]) =>
    configOf(name, field, { form, path: [...path, name] }),
  );

const hidden = (name: string): FieldConfig => ({ name, widget: 'hidden' });

const BODY: FieldConfig = {
  name: 'body',
  label: 'Texto da página',
  widget: 'richtext',
  hint: 'Mantenha os títulos numerados, na ordem deles. {{marca}} e outros nomes entre chaves são trocados pelos dados da empresa.',
  editor_components: [],
  use_emoji_autocomplete: false,
};

/** Sveltia's fields of a form, in the order of the file. */
export function formFields(form: Form): FieldConfig[] {
  const fields = configsOf(form.root.fields ?? {}, { form, path: [] });
  if (!form.isLegal) return [hidden('$schema'), ...fields];
  return [
    ...fields.map((field) => (field.name === 'slug' ? hidden('slug') : field)),
    BODY,
  ];
}
