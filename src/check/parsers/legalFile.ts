import { isMap, isNode } from 'yaml';
import type { Range } from '../../content/fields/finding';
import { parseFrontMatter, splitPage } from '../../content/legal/frontMatter';
import { parseLegalPage } from '../../content/legal/parse';
import { frontMatter, type LegalSlug } from '../../content/schemas/legal';
import type { ParsedFile, ParseResult } from '../model/content';
import type { SourceFile } from '../model/diagnostic';

const FORM =
  'escreva cada campo uma vez, numa linha, como "title: Termos de Uso"; um texto com dois-pontos, ou que começa com um sinal, vai entre aspas';

/** In letters. What is longer keeps the Markdown parser busy for too long. */
const LONGEST_PAGE = 60_000;

/** Parses a legal page's file: its front matter and its Markdown. */
export function parseLegalFile(
  source: SourceFile,
  slug: LegalSlug,
): ParseResult {
  const refuse = (range: Range, expected: string) => ({
    diagnostics: [source.diagnostic(range, { expected })],
  });
  const parts = splitPage(source.text);
  if (!parts)
    return refuse(
      [0, 3],
      'falta o cabeçalho: ele vem no começo, entre duas linhas "---"',
    );
  const { head, body } = parts;
  const document = parseFrontMatter(head.text);
  const { contents, errors } = document;
  const [error] = errors;
  if (error) {
    const [from, to] = error.pos;
    return refuse([head.start + from, head.start + to], FORM);
  }
  if (body.text.length > LONGEST_PAGE)
    return refuse(
      [body.start, body.start + 1],
      'a página é longa demais; encurte-a',
    );
  const pairs = isMap(contents) ? contents.items : [];
  const rangeOf: ParsedFile['rangeOf'] = ([name], isKey) => {
    const pair = pairs.find(({ key }) => String(key) === name);
    const node = isKey ? pair?.key : pair?.value;
    if (!isNode(node) || !node.range) return [0, 3];
    const [from, to] = node.range;
    return [head.start + from, head.start + Math.max(to, from + 1)];
  };
  const value: unknown = document.toJS();
  const file: ParsedFile = { source, root: frontMatter, value, rangeOf };
  const page = parseLegalPage(slug, body.text);
  return { file, page: { source, page, start: body.start }, diagnostics: [] };
}
