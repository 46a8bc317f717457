import { isMap, isNode, isScalar, type Pair } from 'yaml';
import { parseFrontMatter, splitPage } from '../../content/legal/frontMatter';
import { parseLegalPage } from '../../content/legal/parse';
import { frontMatter, type LegalSlug } from '../../content/schemas/legal';
import type { ParsedFile } from '../model/content';
import type { Diagnostic, SourceFile } from '../model/diagnostic';

const FORM =
  'escreva cada campo uma vez, numa linha, como "title: Termos de Uso"; um texto com dois-pontos, ou que começa com um sinal, vai entre aspas';

/** @param start - where the front matter begins in the file */
function parseHead(
  source: SourceFile,
  text: string,
  start: number,
): ParsedFile | Diagnostic {
  const document = parseFrontMatter(text);
  const { contents, errors } = document;
  const [error] = errors;
  if (error) {
    const [from, to] = error.pos;
    return source.diagnostic([start + from, start + to], { expected: FORM });
  }
  const pairs = isMap(contents) ? contents.items : [];
  const rangeOf: ParsedFile['rangeOf'] = ([name], isKey) => {
    const isNamed = (pair: Pair) =>
      isScalar(pair.key) && pair.key.value === name;
    const pair = pairs.find(isNamed);
    const node = isKey ? pair?.key : pair?.value;
    if (!isNode(node) || !node.range) return [0, 3];
    const [from, to] = node.range;
    return [start + from, start + Math.max(to, from + 1)];
  };
  return { source, root: frontMatter, value: document.toJS(), rangeOf };
}

/** In letters. What is longer keeps the Markdown parser busy for too long. */
const LONGEST_PAGE = 60_000;

/** Parses a legal page's file: its front matter and its Markdown, each if it can be. */
export function parseLegalFile(source: SourceFile, slug: LegalSlug) {
  const parts = splitPage(source.text);
  if (!parts) {
    const expected =
      'falta o cabeçalho: ele vem no começo, entre duas linhas "---"';
    return { diagnostics: [source.diagnostic([0, 3], { expected })] };
  }
  const { text, start } = parts.body;
  const diagnostics: Diagnostic[] = [];
  const head = parseHead(source, parts.head.text, parts.head.start);
  const file = 'rangeOf' in head ? head : undefined;
  if (!('rangeOf' in head)) diagnostics.push(head);
  if (text.length > LONGEST_PAGE) {
    const expected = 'a página é longa demais; encurte-a';
    const range = [start, start + 1] as const;
    diagnostics.push(source.diagnostic(range, { expected }));
    return { file, diagnostics };
  }
  const page = { source, page: parseLegalPage(slug, text), start };
  return { file, page, diagnostics };
}
