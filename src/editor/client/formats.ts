import { applyEdits, modify } from 'jsonc-parser';
import { parseDocument } from 'yaml';

type Fields = Record<string, unknown>;

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const keyOf = (value: unknown): string =>
  JSON.stringify(value, (_, part) =>
    isFields(part) ? Object.fromEntries(Object.entries(part).sort()) : part,
  );

const FORMAT = { formattingOptions: { insertSpaces: true, tabSize: 2 } };

/** Changes in a JSON text what differs between two values of it, and no other letter. */
function edited(
  text: string,
  before: unknown,
  after: unknown,
  path: (string | number)[] = [],
): string {
  if (keyOf(before) === keyOf(after)) return text;
  const inside = (keys: Iterable<string | number>) =>
    [...keys].reduce<string>(
      (so, key) =>
        edited(so, (before as Fields)[key], (after as Fields)[key], [
          ...path,
          key,
        ]),
      text,
    );
  if (isFields(before) && isFields(after))
    return inside(Object.keys({ ...before, ...after }));
  if (!Array.isArray(before) || !Array.isArray(after))
    return applyEdits(text, modify(text, path, after, FORMAT));
  const known = new Map(before.map((entry) => [keyOf(entry), entry]));
  const stay = (entry: unknown, i: number) =>
    keyOf(before[i]) === keyOf(entry) || !known.has(keyOf(entry));
  if (before.length === after.length && after.every(stay))
    return inside(after.keys());
  // Entries that moved bring their fields along in the order that they had.
  const entries = after.map((entry) => known.get(keyOf(entry)) ?? entry);
  return applyEdits(text, modify(text, path, entries, FORMAT));
}

// The editor begins a picture's path with a slash, where the path does not lead upwards.
const SLASH = /^\/(?=[\w./-]+\.(?:png|jpe?g|webp|avif|svg)$)/;

/** @param choices - their words are written in this order */
export function jsonFormat(choices: readonly (readonly string[])[]) {
  const texts = new Map<unknown, string>();
  const asWritten = (_: string, value: unknown) => {
    if (typeof value === 'string') return value.replace(SLASH, '');
    const words =
      Array.isArray(value) &&
      choices.find((all) => value.every((one) => all.includes(one)));
    return words ? words.filter((word) => value.includes(word)) : value;
  };
  return {
    fromFile(text: string): Fields {
      const fields = JSON.parse(text);
      texts.set(fields.$schema, text);
      return fields;
    },
    toFile(fields: Fields): string {
      const text = texts.get(fields.$schema) ?? '{}';
      return edited(
        text,
        JSON.parse(text),
        JSON.parse(JSON.stringify(fields, asWritten)),
      );
    },
  };
}

const PAGE = /^---\n([\s\S]*?\n)---\n(\s*)([\s\S]*)$/;

/** The legal pages: front matter, and the text as `body`. */
export function legalFormat() {
  const texts = new Map<unknown, string>();
  const partsOf = (text = '') => {
    const [, head = '', gap = '\n', body = ''] = PAGE.exec(text) ?? [];
    return { head: parseDocument(head), gap, body: body.trim() };
  };
  return {
    fromFile(text: string): Fields {
      const { head, body } = partsOf(text);
      const fields = { ...(head.toJS() as Fields), body };
      texts.set(head.get('slug'), text);
      return fields;
    },
    // The form leaves an empty field out; that nobody has reviewed a page is said.
    toFile({ body, reviewed = null, ...rest }: Fields): string {
      const { head, gap } = partsOf(texts.get(rest.slug));
      for (const [key, value] of Object.entries({ ...rest, reviewed }))
        head.set(key, value);
      return `---\n${head.toString({ lineWidth: 0 })}---\n${gap}${String(body ?? '').trim()}\n`;
    },
  };
}
