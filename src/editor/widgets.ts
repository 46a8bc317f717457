import { posix } from 'node:path';
import type { Field as Widget } from '@sveltia/cms';
import type { Field, PicturePlace } from '../content/fields/field';
import { pictureNeeds } from '../content/fields/picture';
import { capitalize, toSentence } from '../content/fields/text';

// A longer text gets more than one line to write on.
const ONE_LINE = 120;
const BREAKS = '^[^\\n\\r]*$';

function pictureWidget({ folder, svg }: PicturePlace, file: string) {
  const home = posix.dirname(file);
  const media = folder ? posix.join(home, folder) : 'images';
  const types = ['png', 'jpg', 'jpeg', 'webp', 'avif', ...(svg ? ['svg'] : [])];
  return {
    widget: 'image',
    media_folder: `/data/${media}`,
    public_folder: posix.relative(home, media),
    accept: types.map((type) => `.${type}`).join(','),
    choose_url: false,
  } as const;
}

function textWidget({ max, pattern, expected }: Field) {
  const lines = max && max > ONE_LINE;
  const rule: [string, string] | undefined =
    pattern && expected
      ? [pattern, toSentence(expected)]
      : [BREAKS, 'Escreva tudo em uma linha só, sem a tecla Enter.'];
  return {
    widget: lines ? 'text' : 'string',
    ...(max && { maxlength: max }),
    pattern: rule,
    use_emoji_autocomplete: false,
  } as const;
}

function listWidget({ item, list, label }: Field, file: string) {
  if (!item || !list) throw new Error('A list says what its entries are.');
  const { min, max, entry } = list;
  const { choices, fields } = item;
  if (choices)
    return {
      widget: 'select',
      multiple: true,
      options: [...choices],
      min,
      max,
      dropdown_threshold: choices.length,
    } as const;
  const fixed = min === max;
  const inside = fields
    ? { fields: widgetsOf(fields, file) }
    : {
        field: { ...widgetOf(entry, item, file), label: capitalize(entry) },
      };
  const nameOf = (kind: Field['kind']) =>
    Object.keys(fields ?? {}).find((name) => fields?.[name]?.kind === kind);
  const shown = nameOf('text');
  const thumbnail = nameOf('picture');
  return {
    widget: 'list',
    // The editor puts their number before it: "32 Parceiros".
    label,
    label_singular: entry,
    min,
    max,
    ...inside,
    ...(fixed && {
      allow_add: false,
      allow_remove: false,
      allow_duplicate: false,
    }),
    ...(shown && {
      summary: `{{fields.${shown}}}`,
      collapsed: true,
      thumbnail,
    }),
  } as const;
}

function specific(field: Field, file: string) {
  const { kind, place, choices, fields } = field;
  if (kind === 'list') return listWidget(field, file);
  if (fields)
    return { widget: 'object', fields: widgetsOf(fields, file) } as const;
  if (choices) return { widget: 'select', options: [...choices] } as const;
  if (kind === 'boolean') return { widget: 'boolean' } as const;
  if (place) return pictureWidget(place, file);
  if (kind === 'date')
    return { widget: 'datetime', type: 'date', format: 'YYYY-MM-DD' } as const;
  return textWidget(field);
}

const widgetsOf = (fields: Readonly<Record<string, Field>>, file: string) =>
  Object.entries(fields).map(([name, field]) => widgetOf(name, field, file));

const FIXED = 'Texto fixo: a especificação do site o cita letra por letra.';

/** A field's widget. @param file - the content file's path inside `data/`: pictures are named from there */
export function widgetOf(name: string, field: Field, file: string): Widget {
  const { label, hint, optional, nullable, place, expected, pattern } = field;
  const needs = place ? pictureNeeds(place) : pattern ? '' : expected;
  const hints = [hint, field.fixed && FIXED, needs && toSentence(needs)];
  return {
    name,
    label,
    required: !optional && !nullable,
    ...(hints.some(Boolean) && { hint: hints.filter(Boolean).join(' ') }),
    ...specific(field, file),
  } as Widget;
}
