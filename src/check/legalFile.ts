import { quoted, type Span } from '../content/fieldProblem';
import { fieldAt, fieldTree } from '../content/fieldTree';
import { type LegalSlug, legalSchema } from '../content/legal';
import { type LegalPage, readLegalPage } from '../content/legalPage';
import type { Problem, Reading, Source } from './problem';
import type { TextFile } from './textFile';

export interface LegalFile {
  readonly file: TextFile;
  readonly page: LegalPage;
}

const OPENING =
  'falta o cabeçalho: o arquivo começa com um cabeçalho entre linhas "---", com slug, title, description, updated e reviewed';
const FORM =
  'escreva cada campo numa linha, como "title: Política de Privacidade"; um texto com dois-pontos, que começa com um sinal, como "{", ou que é só um número vai entre aspas';

// What YAML would not read as plain words: it has to stand between quotes.
const SPECIAL = /^[[\]{}&*!|>%@`#,?:"'-]|: |:$| #/;
const NO_WORDS = /^(?:[+.\d][\w.:+-]*|true|false|yes|no|on|off)$/i;

const root = fieldTree(legalSchema);

/** Reads what stands between the `---` lines: a field on each line, which is all that the pages use of YAML. */
function readFrontMatter(file: TextFile, end: number): Reading {
  const problems: Problem[] = [];
  const places = new Map<string, { key: Span; value: Span }>();
  const value: Record<string, unknown> = {};
  for (const { 0: line, index } of file.text
    .slice(0, end)
    .matchAll(/^(?!#).*\S.*$/gm)) {
    if (index === 0) continue;
    const tell = (expected: string) =>
      problems.push(
        file.problem([index, index + line.length], {
          found: quoted(line),
          expected,
        }),
      );
    const [, key, gap = '', written = ''] =
      /^(\w+):(?=[ \t]|$)([ \t]*)(.*?)[ \t]*$/.exec(line) ?? [];
    const words = /^"([^"\\]*)"$|^'([^']*)'$/.exec(written);
    const isDay = fieldAt(root, [key ?? ''])?.form === 'date';
    const isSpecial =
      SPECIAL.test(written) || (!isDay && NO_WORDS.test(written));
    if (key === undefined || (!words && isSpecial)) {
      tell(FORM);
      continue;
    }
    if (places.has(key))
      tell('este campo aparece duas vezes no cabeçalho; apague um');
    const keySpan: Span = [index, index + key.length];
    const from = keySpan[1] + 1 + gap.length;
    places.set(key, {
      key: keySpan,
      value: written ? [from, from + written.length] : keySpan,
    });
    const isNull = /^(?:|~|null)$/.test(written);
    value[key] = words ? (words[1] ?? words[2]) : isNull ? null : written;
  }
  if (problems.length > 0) return { problems };
  const span: Source['span'] = ([name], { key = false, range } = {}) => {
    const place = places.get(String(name));
    if (!place) return [0, 3];
    if (key || !range) return key ? place.key : place.value;
    const start =
      place.value[0] + (/["']/.test(file.text[place.value[0]] ?? '') ? 1 : 0);
    return [start + range[0], start + range[1]];
  };
  return { source: { file, value, root, span }, problems };
}

/** Limits of a page, far above every page that people write: what is larger keeps the parser busy for too long. */
const PAGE_LETTERS = 80_000;
const PAGE_LINES = 2_000;
const BLOCK_LETTERS = 10_000;
const BLOCK_SIGNS = 1_000;

function excess(file: TextFile, body: string): Problem | undefined {
  const lines = body.split('\n').length;
  const number = (size: number) => size.toLocaleString('pt-BR');
  if (body.length > PAGE_LETTERS || lines > PAGE_LINES) {
    const found = `uma página de ${number(body.length)} letras em ${number(lines)} linhas`;
    const expected = `cabem ${number(PAGE_LETTERS)} letras em ${number(PAGE_LINES)} linhas`;
    return file.problem([0, 1], { found, expected });
  }
  const nested =
    /^(?:[ \t]*(?:[>*+-]|\d{1,9}[.)])(?=\s|>)){8}|^[ \t]{41,}(?=\S)/m.exec(
      body,
    );
  if (nested) {
    const found = 'listas ou citações demais uma dentro da outra';
    const span: Span = [nested.index, nested.index + nested[0].length];
    return file.problem(span, { found, expected: 'tire os sinais do começo' });
  }
  for (const { 0: block, index } of body.matchAll(
    /\S[\s\S]*?(?=\n[ \t]*\n|$)/g,
  )) {
    const signs =
      block.length > BLOCK_SIGNS
        ? (block.match(/[*_`~[\]<>|!&@.#(]/g)?.length ?? 0)
        : 0;
    if (block.length <= BLOCK_LETTERS && signs <= BLOCK_SIGNS) continue;
    const found = 'um parágrafo longo demais ou com sinais demais';
    const expected = 'divida-o com linhas vazias ou desfaça a mudança';
    return file.problem([index, index + 1], { found, expected });
  }
  return undefined;
}

/** Reads a legal page's file. What is too wrong to be read is left out. */
export function readLegalFile(file: TextFile, slug: LegalSlug): Reading {
  const fails = (expected: string) => ({
    problems: [file.problem([0, 3], { expected })],
  });
  if (!/^---[ \t]*\n/.test(file.text)) return fails(OPENING);
  const closing = /\n---[ \t]*(?:\n|$)/.exec(file.text);
  if (!closing) return fails('falta a linha "---" que fecha o cabeçalho');
  const end = closing.index + closing[0].length;
  const frontMatter = readFrontMatter(file, closing.index);
  // Spaces instead of the front matter keep every offset true.
  const body =
    file.text.slice(0, end).replace(/[^\n]/g, ' ') + file.text.slice(end);
  const much = excess(file, body);
  if (!much) return { ...frontMatter, page: readLegalPage(slug, body) };
  return { ...frontMatter, problems: [...frontMatter.problems, much] };
}
