import { isMap, isNode, isScalar, type Pair, parseDocument } from 'yaml';
import type { TextRange } from './fields/rule';
import { frontMatter } from './schemas/legal';

/** A front matter, with the line that begins it, and the line that ends it. */
const HEAD = /^(---[ \t]*\n[\s\S]*?\n)---[ \t]*(?:\n|$)/;

/** The parts of a legal page's file. */
export interface LegalFile {
  /** The front matter as YAML reads it; not yet checked by its schema. Dates are strings. */
  readonly values: Readonly<Record<string, unknown>>;
  /** The line of a field in the file; that of the first `---` for a field that is not there. */
  rangeOf(field: string): TextRange;
  /** The line of the first field that YAML cannot read, or reads as something else. */
  readonly invalid?: TextRange;
  /** The text below the front matter, with line breaks in its place: they keep the offsets of the file. */
  readonly markdown: string;
}

/** The offset of a field in the front matter. */
const startOf = ({ key }: Pair): number =>
  isNode(key) ? (key.range?.[0] ?? 0) : 0;

/** Whether YAML reads a part of a value as something else, such as a comment. */
function isMisread({ key, value }: Pair): boolean {
  if (!isScalar(key) || !isScalar(value) || value.anchor || value.tag)
    return true;
  const isText = frontMatter.fields?.[String(key.value)]?.kind === 'text';
  return isText && value.type === 'PLAIN' && Boolean(value.comment);
}

/**
 * Reads the file of a legal page, for the check and for the page.
 * @returns undefined for a file that does not start with a front matter
 */
export function readLegalPage(text: string): LegalFile | undefined {
  const [whole, head] = HEAD.exec(text) ?? [];
  if (!whole || !head) return undefined;
  // With this schema dates stay strings.
  const document = parseDocument(head, {
    schema: 'core',
    logLevel: 'error',
    prettyErrors: false,
  });
  const fields = isMap(document.contents) ? document.contents.items : [];
  const lineOf = (field: Pair | undefined): TextRange => {
    if (!field) return [0, 3];
    const start = startOf(field);
    const [line = ''] = head.slice(start).split('\n', 1);
    return [start, start + line.length];
  };
  const [error] = document.errors;
  // An open quote or bracket is noticed only at the end.
  const invalid = error
    ? fields.findLast((field) => startOf(field) <= error.pos[0])
    : fields.find(isMisread);
  const isInvalid = error || invalid || fields.length === 0;
  return {
    values: isInvalid ? {} : document.toJS(),
    rangeOf: (name) => lineOf(fields.find(({ key }) => String(key) === name)),
    invalid: isInvalid ? lineOf(invalid) : undefined,
    markdown: '\n'.repeat(whole.length) + text.slice(whole.length),
  };
}
