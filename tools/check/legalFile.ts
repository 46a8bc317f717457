import { isMap, isNode, isScalar, type Pair, parseDocument } from 'yaml';
import { frontMatter, type LegalSlug, type Range } from '../../src/content';
import type { DataFile, LegalPage, Report, Source } from './content';
import { parsePage } from './markdown';

/** A front matter between two lines `---`. */
const HEAD = /^---[ \t]*\n([\s\S]*?\n)---[ \t]*(?:\n|$)/;

const DELIMITERS =
  'o arquivo começa com o cabeçalho, um campo por linha, entre duas linhas que só têm "---"';

const FIELD_FORMAT =
  'cada linha do cabeçalho tem um campo, dois-pontos, um espaço e o valor; um texto com ": " ou "#", ou que começa com um sinal, vai entre aspas retas (")';

const TWICE = 'este campo está aqui duas vezes; apague um dos dois';

/** Parses YAML as Gatsby does, but keeps dates as strings. */
const parseYaml = (text: string) =>
  parseDocument(text, {
    schema: 'core',
    logLevel: 'silent',
    prettyErrors: false,
  });

/** Puts line breaks before a part of a file, so that the offsets of its parser are offsets in the file. */
const padTo = (offset: number, text: string) => '\n'.repeat(offset) + text;

/** The offsets of a line that is not a field by itself: the parser may report it many lines later. */
function rangeOfWrongLine(text: string, [start, end]: Range) {
  let offset = start;
  for (const line of text.slice(start, end).split('\n')) {
    const { contents, errors } = parseYaml(line);
    const isField = contents === null || isMap(contents);
    if (errors.length > 0 || !isField || line !== line.trimStart())
      return [offset, offset + line.length] as const;
    offset += line.length + 1;
  }
  return undefined;
}

/** The offsets of what YAML reads in another way than it looks: a comment, an alias, a tag. */
function rangeOfSigns({ key, value }: Pair): Range | undefined {
  if (!isNode(value) || !value.range) return undefined;
  const [start, end, nodeEnd] = value.range;
  const kind = frontMatter.fields?.[String(key)]?.kind;
  const isPlain = isScalar(value) && value.type === 'PLAIN';
  if (isPlain && value.comment && kind === 'text') return [end, nodeEnd];
  const hasSign = !isScalar(value) || value.anchor || value.tag;
  return hasSign ? [start, end] : undefined;
}

/** @returns undefined for a front matter that cannot be parsed */
function parseFrontMatter(
  source: Source,
  range: Range,
  report: Report,
): DataFile | undefined {
  const { text } = source;
  const document = parseYaml(padTo(range[0], text.slice(...range)));
  const { contents, errors } = document;
  const [error] = errors;
  const isTwice = error?.code === 'DUPLICATE_KEY';
  const wrong = isTwice
    ? error.pos
    : error || !isMap(contents)
      ? (rangeOfWrongLine(text, range) ?? error?.pos ?? range)
      : contents.items.map(rangeOfSigns).find(Boolean);
  if (wrong)
    report({ ...source, range: wrong }, isTwice ? TWICE : FIELD_FORMAT);
  if (wrong || !isMap(contents)) return undefined;
  const rangeOf: DataFile['rangeOf'] = ([name], isKey) => {
    const pair = contents.items.find(({ key }) => String(key) === name);
    const node = isKey ? pair?.key : pair?.value;
    if (!isNode(node) || !node.range) return [0, 3];
    const [from, to] = node.range;
    return [from, Math.max(to, from + 1)];
  };
  return { ...source, root: frontMatter, value: document.toJS(), rangeOf };
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
    // The first line that is neither the opening one nor a field.
    const start = text.startsWith('---') ? text.search(/\n(?!\w+:)/) + 1 : 0;
    const range = [start, start + 1] as const;
    report({ ...source, range }, DELIMITERS);
    return undefined;
  }
  const [whole, head = ''] = match;
  const start = text.indexOf('\n') + 1;
  const range = [start, start + head.length] as const;
  const data = parseFrontMatter(source, range, report);
  const body = padTo(whole.length, text.slice(whole.length));
  return data && { ...data, ...parsePage(slug, body) };
}
