import { isMap, isNode, isScalar, type Pair, parseDocument } from 'yaml';
import { frontMatter, type LegalSlug } from '../../src/contentModel';
import type { DataFile, LegalPage, Report, Source } from './content';
import { parsePage } from './markdown';

/** A front matter, which starts as YAML does, and the line that ends it. */
const HEAD = /^(---[ \t]*\n[\s\S]*?\n)---[ \t]*(?:\n|$)/;

const DELIMITERS =
  'o arquivo começa com o cabeçalho, um campo por linha, entre duas linhas que só têm "---"';

const FIELD_FORMAT =
  'cada linha do cabeçalho tem um campo, que só vem uma vez, dois-pontos, um espaço e o valor; um texto com ": " ou "#", ou que começa com um sinal, vai entre aspas retas (")';

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

/** Parses YAML as Gatsby does, but keeps dates as strings. Reports the first wrong field. */
function parseFrontMatter(
  source: Source,
  head: string,
  report: Report,
): DataFile | undefined {
  const document = parseDocument(head, {
    schema: 'core',
    logLevel: 'error',
    prettyErrors: false,
  });
  const fields = isMap(document.contents) ? document.contents.items : [];
  const rangeOfField = (field: Pair | undefined) => {
    if (!field) return [0, 3] as const;
    const start = startOf(field);
    const [line = ''] = head.slice(start).split('\n', 1);
    return [start, start + line.length] as const;
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
  return {
    ...source,
    root: frontMatter,
    value: document.toJS(),
    rangeOf: ([name]) =>
      rangeOfField(fields.find(({ key }) => String(key) === name)),
  };
}

/** Parses the file of a legal page, or reports why it cannot be parsed. */
export function parseLegalFile(
  source: Source,
  slug: LegalSlug,
  report: Report,
): LegalPage | undefined {
  const { text } = source;
  const [{ length } = '', head] = HEAD.exec(text) ?? [];
  if (!head) {
    report({ ...source, range: [0, 1] }, DELIMITERS);
    return undefined;
  }
  const data = parseFrontMatter(source, head, report);
  // Line breaks in place of the front matter keep the offsets.
  const body = '\n'.repeat(length) + text.slice(length);
  return data && { ...data, ...parsePage(slug, body) };
}
