import { isMap, isNode, isScalar, type Pair } from 'yaml';
import { parseFrontMatter, splitPage } from '../../content/legal/frontMatter';
import { parseLegalPage } from '../../content/legal/parse';
import { frontMatter, type LegalSlug } from '../../content/schemas/legal';
import type { ParsedFile, ParsedMarkdown } from '../model/content';
import type { Diagnostic, SourceFile } from '../model/diagnostic';

const FORM =
  'escreva cada campo numa linha, como "title: Termos de Uso"; um texto com dois-pontos, ou que começa com um sinal, vai entre aspas';

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
    const isRepeated = error.code === 'DUPLICATE_KEY';
    const expected = isRepeated
      ? 'este campo aparece duas vezes no cabeçalho; apague um'
      : FORM;
    return source.diagnostic([start + from, start + to], { expected });
  }
  const pairs = isMap(contents) ? contents.items : [];
  const rangeOf: ParsedFile['rangeOf'] = ([name], { key, range } = {}) => {
    const isNamed = (pair: Pair) =>
      isScalar(pair.key) && pair.key.value === name;
    const pair = pairs.find(isNamed);
    const node = key || !isNode(pair?.value) ? pair?.key : pair.value;
    if (!isNode(node) || !node.range) return [0, 3];
    const [from, to] = node.range.map((offset) => start + offset);
    if (from === undefined || to === undefined) return [0, 3];
    if (!range) return [from, Math.max(to, from + 1)];
    const inside = /["']/.test(source.text.charAt(from)) ? from + 1 : from;
    return [inside + range[0], inside + range[1]];
  };
  return { source, root: frontMatter, value: document.toJS(), rangeOf };
}

/** In letters. What is longer keeps the Markdown parser busy for too long. */
const LONGEST_PAGE = 60_000;
const LONGEST_BLOCK = 8_000;
const NESTED =
  /^(?:[ \t]*(?:[>*+-]|\d{1,9}[.)])(?=\s|>)){8}|^[ \t]{41,}(?=\S)/m;

function excess(body: string): { at: number; expected: string } | undefined {
  if (body.length > LONGEST_PAGE)
    return { at: 0, expected: 'a página é longa demais; encurte-a' };
  const nested = body.search(NESTED);
  if (nested !== -1) {
    const expected =
      'há listas ou citações demais uma dentro da outra; tire os sinais do começo';
    return { at: nested, expected };
  }
  const blocks = body.split('\n\n');
  const long = blocks.findIndex(({ length }) => length > LONGEST_BLOCK);
  if (long === -1) return undefined;
  const at = blocks.slice(0, long).join('\n\n').length + 2;
  const expected = 'este parágrafo é longo demais; divida-o com linhas vazias';
  return { at, expected };
}

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
  const much = excess(text);
  let page: ParsedMarkdown | undefined;
  if (much) {
    const at = start + much.at;
    diagnostics.push(source.diagnostic([at, at + 1], much));
  } else page = { source, page: parseLegalPage(slug, text), start };
  return { file, page, diagnostics };
}
