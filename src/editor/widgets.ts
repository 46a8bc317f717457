import { posix } from 'node:path';
import type { Field as Widget } from '@sveltia/cms';
import { asSentence, capital } from '../content/fieldProblem';
import { type PicturePlace, pictureNeeds } from '../content/fields';
import type { Field } from '../content/fieldTree';
import { nameAndHint, wordLabel } from './labels';

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

function textWidget({ longest, pattern, expected }: Field) {
  const lines = longest && longest > ONE_LINE;
  const rule: [string, string] | undefined =
    pattern && expected
      ? [pattern, asSentence(expected)]
      : [BREAKS, 'Escreva tudo em uma linha só, sem a tecla Enter.'];
  return {
    widget: lines ? 'text' : 'string',
    ...(longest && { maxlength: longest }),
    pattern: rule,
    use_emoji_autocomplete: false,
  } as const;
}

function listWidget({ item, entries, description }: Field, file: string) {
  if (!item || !entries) throw new Error('A list says what its entries are.');
  const { least: min, most: max, entry } = entries;
  if (item.options)
    return {
      widget: 'select',
      multiple: true,
      options: options(item),
      min,
      max,
      dropdown_threshold: item.options.length,
    } as const;
  const fixed = min === max;
  const inside = item.fields
    ? { fields: item.fields.map((field) => widgetOf(field, file)) }
    : {
        field: {
          ...widgetOf({ ...item, name: entry }, file),
          label: capital(entry),
        },
      };
  const shown = item.fields?.find(
    ({ form }) => form === 'string' || form === 'text',
  );
  const thumbnail = item.fields?.find(({ form }) => form === 'picture')?.name;
  return {
    widget: 'list',
    // The editor puts their number before it: "32 Parceiros".
    label: capital(
      nameAndHint(description).name.replace(/^[OA]s (?:quatro )?/, ''),
    ),
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
      summary: `{{fields.${shown.name}}}`,
      collapsed: true,
      thumbnail,
    }),
  } as const;
}

const options = (field: Field) =>
  (field.options ?? []).map((value) => ({ value, label: wordLabel(value) }));

function specific(field: Field, file: string) {
  const { form, place } = field;
  if (form === 'list') return listWidget(field, file);
  if (form === 'group')
    return {
      widget: 'object',
      fields: (field.fields ?? []).map((one) => widgetOf(one, file)),
    } as const;
  if (form === 'choice')
    return { widget: 'select', options: options(field) } as const;
  if (form === 'boolean') return { widget: 'boolean' } as const;
  if (place) return pictureWidget(place, file);
  if (form === 'date')
    return { widget: 'datetime', type: 'date', format: 'YYYY-MM-DD' } as const;
  return textWidget(field);
}

/** A field's widget. @param file - the content file's path inside `data/`: pictures are named from there */
export function widgetOf(field: Field, file: string): Widget {
  const {
    name,
    description,
    required,
    nullable,
    form,
    place,
    expected,
    pattern,
  } = field;
  const { name: label, hint } = nameAndHint(description);
  const more = place ? pictureNeeds(place) : pattern ? '' : expected;
  const hints = form === 'choice' ? [] : [hint, more && asSentence(more)];
  return {
    name,
    label,
    required: required && !nullable,
    ...(hints.some(Boolean) && { hint: hints.filter(Boolean).join(' ') }),
    ...specific(field, file),
  } as Widget;
}
