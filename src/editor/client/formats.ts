import { parse, scalarOptions, stringify } from 'yaml';

type Fields = Record<string, unknown>;

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

// The editor begins a picture's path with a slash, where the path does not lead upwards.
const SLASH = /^\/(?=[\w./-]+\.(?:png|jpe?g|webp|avif|svg)$)/;

/** What the form does not know of a file: the order of its fields, and of the words of its choices. */
class Written {
  private readonly files = new Map<unknown, Fields>();

  /** @param name - a field that no two files share */
  constructor(
    private readonly name: string,
    private readonly choices: readonly (readonly string[])[] = [],
  ) {}

  keep(fields: Fields): Fields {
    this.files.set(fields[this.name], fields);
    return structuredClone(fields);
  }

  /** Fields that the form gives back, as the file that they came from has them. */
  restore(fields: Fields): Fields {
    return this.asIn(this.files.get(fields[this.name]), fields) as Fields;
  }

  private asIn(before: unknown, value: unknown): unknown {
    if (typeof value === 'string') return value.replace(SLASH, '');
    if (Array.isArray(value)) {
      const old = Array.isArray(before) ? before : [];
      return this.sorted(value).map((entry, i) => this.asIn(old[i], entry));
    }
    if (!isFields(value)) return value;
    const old = isFields(before) ? before : {};
    const keys = Object.keys(old).filter((key) => key in value);
    // A new field stands where the form has it.
    for (const [i, key] of Object.keys(value).entries())
      if (!keys.includes(key)) keys.splice(i, 0, key);
    return Object.fromEntries(keys.map((key) => [key, this.asIn(old[key], value[key])]));
  }

  /** Words that were ticked one after another, in the order of their choice. */
  private sorted(list: unknown[]): unknown[] {
    const words = this.choices.find((all) => list.every((one) => all.includes(one as string)));
    return words ? words.filter((word) => list.includes(word)) : list;
  }
}

/**
 * The content files.
 * @param choices - the words of every choice of which several may be taken
 */
export function jsonFormat(choices: readonly (readonly string[])[]) {
  const written = new Written('$schema', choices);
  return {
    fromFile: (text: string) => written.keep(JSON.parse(text)),
    toFile: (fields: Fields) => JSON.stringify(written.restore(fields), null, 2),
  };
}

// Each field on one line, however long.
scalarOptions.str.fold.lineWidth = 0;

/** The legal pages: front matter, and the text as `body`. */
export function legalFormat() {
  const written = new Written('slug');
  return {
    fromFile(text: string) {
      const [, head = '', body = ''] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(text) ?? [];
      return written.keep({ ...(parse(head) as Fields), body: body.trim() });
    },
    // The form leaves an empty field out; that nobody has reviewed a page is said.
    toFile(fields: Fields) {
      const { body, reviewed = null, ...head } = written.restore(fields);
      const front = stringify({ ...head, reviewed });
      return `---\n${front}---\n\n${String(body ?? '').trim()}\n`;
    },
  };
}
