import { isMap, isScalar, type Pair, parseDocument } from 'yaml';
import {
  frontMatter,
  type LegalSlug,
  type Range,
} from '../../src/contentModel';
import {
  type DataFile,
  type LegalPage,
  type Report,
  type Source,
  TWICE,
} from './content';
import { parsePage } from './markdown';

/** A front matter between two lines `---`. */
const HEAD = /^---[ \t]*\n([\s\S]*?\n)---[ \t]*(?:\n|$)/;

const DELIMITERS =
  'o arquivo começa com o cabeçalho, um campo por linha, entre duas linhas que só têm "---"';

const FIELD_FORMAT =
  'cada linha do cabeçalho tem um campo, dois-pontos, um espaço e o valor; um texto com ": " ou "#", ou que começa com um sinal, vai entre aspas retas (")';

/** Parses YAML as Gatsby does, but keeps dates as strings. */
const parseYaml = (text: string) =>
  parseDocument(text, {
    schema: 'core',
    logLevel: 'silent',
    prettyErrors: false,
  });

/** Whether YAML reads a value in another way than it looks: as a comment, an alias, a tag. */
function isMisread(name: string, { value }: Pair): boolean {
  if (!isScalar(value) || value.anchor || value.tag) return true;
  const isText = frontMatter.fields?.[name]?.kind === 'text';
  return isText && value.type === 'PLAIN' && Boolean(value.comment);
}

/** Parses each field on its own. @returns undefined if one cannot be parsed */
function parseFrontMatter(
  source: Source,
  start: number,
  head: string,
  report: Report,
): DataFile | undefined {
  const value: Record<string, unknown> = {};
  const ranges = new Map<unknown, Range>();
  let offset = start;
  // A field is a line, with the indented lines below it.
  for (const lines of head.split(/\n(?=\S)/)) {
    const range = [offset, offset + lines.length] as const;
    offset += lines.length + 1;
    const { contents, errors } = parseYaml(lines);
    if (contents === null && errors.length === 0) continue;
    const [pair] = isMap(contents) ? contents.items : [];
    const name = String(pair?.key);
    const isField = pair && errors.length === 0 && !lines.startsWith(' ');
    if (!isField || isMisread(name, pair) || ranges.has(name)) {
      const expected = ranges.has(name) ? TWICE : FIELD_FORMAT;
      report({ ...source, range }, expected);
      return undefined;
    }
    value[name] = isScalar(pair.value) ? pair.value.value : undefined;
    ranges.set(name, range);
  }
  const rangeOf: DataFile['rangeOf'] = ([name]) => ranges.get(name) ?? [0, 3];
  return { ...source, root: frontMatter, value, rangeOf };
}

/** Parses the file of a legal page. @returns undefined when it cannot be parsed */
export function parseLegalFile(
  source: Source,
  slug: LegalSlug,
  report: Report,
): (DataFile & LegalPage) | undefined {
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
