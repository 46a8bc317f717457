import { isMap, isScalar, type Pair, parseDocument } from 'yaml';
import { frontMatter, type LegalSlug } from '../../src/contentModel';
import type { DataFile, LegalPage, Report, Source } from './content';
import { parsePage } from './markdown';

/** A front matter between two lines `---`. */
const HEAD = /^---[ \t]*\n([\s\S]*?\n)---[ \t]*(?:\n|$)/;

const DELIMITERS =
  'o arquivo começa com o cabeçalho, um campo por linha, entre duas linhas que só têm "---"';

const FIELD_FORMAT =
  'cada linha do cabeçalho tem um campo, que só vem uma vez, dois-pontos, um espaço e o valor; um texto com ": " ou "#", ou que começa com um sinal, vai entre aspas retas (")';

/** The offset of a field in the front matter. */
const startOf = ({ key }: Pair): number =>
  isScalar(key) ? (key.range?.[0] ?? 0) : 0;

/** Whether YAML reads a value in another way than it looks: as a comment, an alias, a tag. */
function isMisread({ key, value }: Pair): boolean {
  if (!isScalar(key) || !isScalar(value) || value.anchor || value.tag)
    return true;
  const isText = frontMatter.fields?.[String(key.value)]?.kind === 'text';
  return isText && value.type === 'PLAIN' && Boolean(value.comment);
}

/** Parses YAML as Gatsby does, but keeps dates as strings. @returns undefined, and reports the first wrong field, if there is one */
function parseFrontMatter(
  source: Source,
  start: number,
  head: string,
  report: Report,
): DataFile | undefined {
  const document = parseDocument(head, {
    schema: 'core',
    logLevel: 'error',
    prettyErrors: false,
  });
  const fields = isMap(document.contents) ? document.contents.items : [];
  const rangeOfField = (field?: Pair) => {
    const offset = field ? startOf(field) : 0;
    const [line = ''] = head.slice(offset).split('\n', 1);
    return [start + offset, start + offset + line.length] as const;
  };
  const [error] = document.errors;
  // An open quote or bracket is noticed only at the end.
  const wrong = error
    ? fields.findLast((field) => startOf(field) <= error.pos[0])
    : fields.find(isMisread);
  if (error || wrong || fields.length === 0) {
    report({ ...source, range: rangeOfField(wrong) }, FIELD_FORMAT);
    return undefined;
  }
  const rangeOf: DataFile['rangeOf'] = ([name]) => {
    const field = fields.find(({ key }) => String(key) === name);
    return field ? rangeOfField(field) : [0, 3];
  };
  return { ...source, root: frontMatter, value: document.toJS(), rangeOf };
}

/** Parses the file of a legal page. @returns undefined when it cannot be parsed */
export function parseLegalFile(
  source: Source,
  slug: LegalSlug,
  report: Report,
): LegalPage | undefined {
  const { text } = source;
  const match = HEAD.exec(text);
  if (!match) {
    report({ ...source, range: [0, 1] }, DELIMITERS);
    return undefined;
  }
  const [{ length }, head = ''] = match;
  const start = text.indexOf('\n') + 1;
  const data = parseFrontMatter(source, start, head, report);
  // With line breaks in place of the front matter, offsets of the parser are offsets in the file.
  const body = '\n'.repeat(length) + text.slice(length);
  return data && { ...data, ...parsePage(slug, body) };
}
