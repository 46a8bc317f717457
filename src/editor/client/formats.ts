import { parse, scalarOptions, stringify } from 'yaml';

type Fields = Record<string, unknown>;

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

// The editor begins a picture's path with a slash, where the path does not lead upwards.
const SLASH = /^\/(?=[\w./-]+\.(?:png|jpe?g|webp|avif|svg)$)/;

/** Values as the file has them: pictures named from the file, fields in its order, which the form does not know. */
function asIn(before: unknown, value: unknown): unknown {
  if (typeof value === 'string') return value.replace(SLASH, '');
  if (Array.isArray(value))
    return value.map((entry, i) => asIn(Array.isArray(before) ? before[i] : undefined, entry));
  if (!isFields(value)) return value;
  const old = isFields(before) ? before : {};
  const keys = Object.keys(old).filter((key) => key in value);
  // A new field stands where the form has it.
  for (const [i, key] of Object.keys(value).entries())
    if (!keys.includes(key)) keys.splice(i, 0, key);
  return Object.fromEntries(keys.map((key) => [key, asIn(old[key], value[key])]));
}

/** Reads and writes files of one kind; remembers each by a field that no two share. */
const format = (
  name: string,
  read: (text: string) => Fields,
  write: (fields: Fields) => string,
) => {
  const files = new Map<unknown, Fields>();
  return {
    fromFile(text: string): Fields {
      const fields = read(text);
      files.set(fields[name], fields);
      return structuredClone(fields);
    },
    toFile: (fields: Fields) => write(asIn(files.get(fields[name]), fields) as Fields),
  };
};

/** The content files. */
export const json = format('$schema', JSON.parse, (fields) => JSON.stringify(fields, null, 2));

// Each field on one line, however long.
scalarOptions.str.fold.lineWidth = 0;

/** The legal pages: front matter, and the text as `body`. */
export const legal = format(
  'slug',
  (text) => {
    const [, head = '', body = ''] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(text) ?? [];
    return { ...(parse(head) as Fields), body: body.trim() };
  },
  // The form leaves an empty field out; that nobody has reviewed a page is said.
  ({ body, reviewed = null, ...head }) =>
    `---\n${stringify({ ...head, reviewed })}---\n\n${String(body ?? '').trim()}\n`,
);
