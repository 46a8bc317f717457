import { isMap, isNode, isScalar } from 'yaml';
import { parseFrontMatter, splitPage } from '../../content/legal/frontMatter';
import { parseLegalPage } from '../../content/legal/parse';
import { frontMatter, type LegalSlug } from '../../content/schemas/legal';
import type { ParsedFile, ParsedMarkdown } from '../content';
import type { Diagnostic, SourceFile } from '../diagnostic';

interface LegalFile {
  readonly file?: ParsedFile;
  readonly page?: ParsedMarkdown;
  readonly diagnostics: Diagnostic[];
}

/** @param start - where the front matter begins in the file */
function parseHead(source: SourceFile, text: string, start: number) {
  const document = parseFrontMatter(text);
  const [error] = document.errors;
  if (error) {
    const expected =
      error.code === 'DUPLICATE_KEY'
        ? 'este campo aparece duas vezes no cabeçalho; apague um'
        : 'escreva cada campo numa linha, como "title: Política de Privacidade"; um texto com dois-pontos ou que começa com um sinal, como "{", vai entre aspas';
    const [from, to] = error.pos;
    return {
      error: source.diagnostic([start + from, start + to], { expected }),
    };
  }
  const { contents } = document;
  const rangeOf: ParsedFile['rangeOf'] = ([name], { key, range } = {}) => {
    const pair = isMap(contents)
      ? contents.items.find(
          (item) => isScalar(item.key) && item.key.value === name,
        )
      : undefined;
    const node = key || !isNode(pair?.value) ? pair?.key : pair.value;
    if (!isNode(node) || !node.range) return [0, 3];
    const [from, to] = node.range;
    if (!range || key) return [start + from, start + Math.max(to, from + 1)];
    const quoted = /["']/.test(text.charAt(from)) ? 1 : 0;
    const offset = start + from + quoted;
    return [offset + range[0], offset + range[1]];
  };
  const value: unknown = document.toJS();
  return { file: { source, root: frontMatter, value, rangeOf } };
}

/** Far above every page that people write: what is larger keeps the Markdown parser busy for too long. */
const PAGE_LETTERS = 60_000;
const BLOCK_LETTERS = 8_000;
const NESTED =
  /^(?:[ \t]*(?:[>*+-]|\d{1,9}[.)])(?=\s|>)){8}|^[ \t]{41,}(?=\S)/m;

function excess(body: string): { at: number; expected: string } | undefined {
  const limit = PAGE_LETTERS.toLocaleString('pt-BR');
  if (body.length > PAGE_LETTERS)
    return {
      at: 0,
      expected: `a página é longa demais: cabem ${limit} letras`,
    };
  const nested = body.search(NESTED);
  if (nested !== -1) {
    const expected =
      'há listas ou citações demais uma dentro da outra; tire os sinais do começo';
    return { at: nested, expected };
  }
  let at = 0;
  for (const block of body.split('\n\n')) {
    if (block.length > BLOCK_LETTERS) {
      const expected =
        'este parágrafo é longo demais; divida-o com linhas vazias';
      return { at, expected };
    }
    at += block.length + 2;
  }
  return undefined;
}

/** Parses a legal page's file: its front matter and its Markdown, each if it can be. */
export function parseLegalFile(source: SourceFile, slug: LegalSlug): LegalFile {
  const parts = splitPage(source.text);
  if (!parts) {
    const expected =
      'falta o cabeçalho: o arquivo começa com slug, title, description, updated e reviewed entre duas linhas "---"';
    return { diagnostics: [source.diagnostic([0, 3], { expected })] };
  }
  const { head, body } = parts;
  const { file, error } = parseHead(source, head.text, head.start);
  const diagnostics = error ? [error] : [];
  const much = excess(body.text);
  if (much) {
    const at = body.start + much.at;
    diagnostics.push(source.diagnostic([at, at + 1], much));
    return { file, diagnostics };
  }
  const page = parseLegalPage(slug, body.text);
  return { file, page: { source, page, start: body.start }, diagnostics };
}
