import { isMap, isNode } from 'yaml';
import {
  parseFrontMatter,
  splitPage,
} from '../../../src/content/legal/frontMatter';
import { parseLegalPage } from '../../../src/content/legal/parse';
import {
  frontMatter,
  type LegalSlug,
} from '../../../src/content/schemas/legal';
import type { ParsedFile, ParsedMarkdown } from '../model/content';
import type { Diagnostic, SourceFile } from '../model/diagnostic';

const MISSING = 'falta o cabeçalho: ele vem no começo, entre duas linhas "---"';
const FORM =
  'escreva cada campo uma vez, numa linha, como "title: Termos de Uso"; um texto com dois-pontos, ou que começa com um sinal, vai entre aspas';
const LONG = 'a página é longa demais; encurte-a';

/** In letters. What is longer keeps the Markdown parser busy for too long. */
const LONGEST_PAGE = 60_000;

/** A part of a file behind empty lines, so that parsers give positions in the file. */
const inFile = ({ start, text }: { start: number; text: string }) =>
  '\n'.repeat(start) + text;

/** Parses a legal page's file, and yields why it cannot be parsed. */
export function* parseLegalFile(
  source: SourceFile,
  slug: LegalSlug,
): Generator<Diagnostic, (ParsedFile & ParsedMarkdown) | undefined> {
  if (source.text.length > LONGEST_PAGE) {
    yield source.diagnostic([0, 1], { expected: LONG });
    return undefined;
  }
  const parts = splitPage(source.text);
  if (!parts) {
    yield source.diagnostic([0, 3], { expected: MISSING });
    return undefined;
  }
  const { head, body } = parts;
  const document = parseFrontMatter(inFile(head));
  const { contents, errors } = document;
  const [error] = errors;
  if (error) {
    yield source.diagnostic(error.pos, { expected: FORM });
    return undefined;
  }
  const pairs = isMap(contents) ? contents.items : [];
  const rangeOf: ParsedFile['rangeOf'] = ([name], isKey) => {
    const pair = pairs.find(({ key }) => String(key) === name);
    const node = isKey ? pair?.key : pair?.value;
    if (!isNode(node) || !node.range) return [0, 3];
    const [from, to] = node.range;
    return [from, Math.max(to, from + 1)];
  };
  const value: unknown = document.toJS();
  const page = parseLegalPage(slug, inFile(body));
  return { source, root: frontMatter, value, rangeOf, page };
}
