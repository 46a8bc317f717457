import { type ErrorCode, isMap, parseDocument } from 'yaml';
import type { Range, Severity } from '../../../src/content/fields/finding';

/** A part of a file, with its offset in the file. */
interface Part {
  readonly start: number;
  readonly text: string;
}

interface Problem {
  readonly range: Range;
  readonly expected: string;
  readonly severity?: Severity;
}

const isDelimiter = (line: string) => line.trimEnd() === '---';
const isBlank = (line: string) => line.trim() === '';
const hasOnlyDashes = (line: string) =>
  !isBlank(line) && [...line].every((sign) => ' -‐‑‒–—―'.includes(sign));

/**
 * Explains why a page does not start with the front matter.
 * @param first - the first line
 * @param before - the lines before the first `---`
 */
function startProblem(first: string, before: readonly string[] = []): string {
  if (before.length > 0 && before.every(isBlank))
    return 'há uma linha vazia antes do cabeçalho; apague-a';
  if (first.includes(':') && !first.startsWith('#'))
    return 'antes disto falta a linha "---" que abre o cabeçalho';
  if (hasOnlyDashes(first))
    return 'a primeira linha precisa ser "---", com três hífens e nada mais';
  return before.length > 0
    ? 'isto está antes do cabeçalho; apague-o'
    : 'falta o cabeçalho';
}

/** Splits the text of a legal page into front matter (`head`) and Markdown (`body`), or returns the problem. */
export function splitPage(
  text: string,
): { readonly head: Part; readonly body: Part } | Problem {
  const lines = text.split('\n');
  const [first = '', ...others] = lines;
  const startOf = (line: number) =>
    lines.slice(0, line).reduce((sum, { length }) => sum + length + 1, 0);
  const problem = (offset: number, length: number, cause: string) => ({
    range: [offset, offset + Math.max(1, length)] as const,
    expected: `${cause}; o cabeçalho fica no começo, entre duas linhas que só têm "---"`,
  });
  if (!isDelimiter(first)) {
    const opening = lines.findIndex(isDelimiter);
    const cause = startProblem(first, lines.slice(0, Math.max(0, opening)));
    return problem(0, first.length, cause);
  }
  const closing = others.findIndex(isDelimiter) + 1;
  if (closing === 0) {
    const end = others.findIndex(
      (line) => isBlank(line) || line.startsWith('#') || hasOnlyDashes(line),
    );
    const line = others[end] ?? '';
    return problem(
      end === -1 ? text.length : startOf(end + 1),
      line.length,
      hasOnlyDashes(line)
        ? 'esta linha precisa ser "---", com três hífens e nada mais'
        : 'antes disto falta a linha "---" que fecha o cabeçalho',
    );
  }
  const end = startOf(closing);
  const head = { start: first.length, text: text.slice(first.length, end) };
  const start = end + (lines[closing]?.length ?? 0);
  return { head, body: { start, text: text.slice(start) } };
}

/** Parses YAML as Gatsby does, but keeps dates as strings. */
export const parseFrontMatter = (text: string) =>
  parseDocument(text, {
    schema: 'core',
    logLevel: 'silent',
    prettyErrors: false,
  });

const FIELD_FORMAT =
  'escreva cada campo numa linha, desde o começo dela, como "title: Termos de Uso"';
const QUOTES_NEEDED =
  'um texto com dois-pontos e espaço dentro, ou que começa com um sinal, vai entre aspas';

/** Signs that give a value another meaning without an error of the parser. */
const START_SIGNS = '*&!{#';

const SPECIAL_CHARACTER = `este sinal no começo tem sentido especial; ${QUOTES_NEEDED}`;

const CAUSES: Partial<Record<ErrorCode, string>> = {
  BAD_DQ_ESCAPE:
    'a barra "\\" tem sentido especial entre aspas; escreva "/" ou use aspas simples',
  BLOCK_AS_IMPLICIT_KEY: `há dois-pontos duas vezes nesta linha; ${QUOTES_NEEDED}`,
  TAB_AS_INDENT: 'há uma tabulação (tecla Tab); troque-a por espaços',
};

/** Finds a value that the parser reads differently from what it says: an alias, a comment, curly quotes. */
function valueProblem({ start, text }: Part): Problem | undefined {
  const [name = '', ...others] = text.split(': ');
  const value = others.join(': ').trim();
  const [first] = value;
  if (!first || name.startsWith(' ') || name.startsWith('#')) return undefined;
  const from = start + text.indexOf(value, name.length);
  const problem = (index: number, expected: string, severity?: Severity) => ({
    range: [from + index, from + index + 1] as const,
    expected,
    severity,
  });
  if (START_SIGNS.includes(first)) return problem(0, SPECIAL_CHARACTER);
  if (first === '“' && value.endsWith('”'))
    return problem(0, 'estas aspas são curvas; escreva aspas retas (")');
  const comment = `"'`.includes(first) ? -1 : value.indexOf(' #');
  return comment === -1
    ? undefined
    : problem(
        comment + 1,
        'o que vem depois de "#" não aparece; se deve aparecer, ponha o texto todo entre aspas',
        'warning',
      );
}

/** Checks a line on its own, because the parser may report its mistake many lines later. */
function lineProblem({ start, text }: Part): Problem | undefined {
  const { contents, errors } = parseFrontMatter(text);
  const [error] = errors;
  const indent = text.length - text.trimStart().length;
  const whole: Range = [start + indent, start + text.length];
  if (text.startsWith(' ') && text.includes(': ')) {
    const expected = 'há espaços no começo desta linha; apague-os';
    return { range: [start, start + indent], expected };
  }
  if (!error) {
    if (contents === null || isMap(contents)) return undefined;
    const expected =
      text.includes(':') && !text.includes(': ')
        ? 'depois dos dois-pontos vem um espaço, como em "title: Termos de Uso"'
        : `falta ":" entre o nome do campo e o seu valor; ${FIELD_FORMAT}`;
    return { range: whole, expected };
  }
  const [from, to] = error.pos;
  // The parser reports an unclosed quote or bracket at the end of the line.
  if (from >= text.length) {
    const expected =
      error.code === 'BAD_INDENT'
        ? `há um "[" ou "{" que não é fechado; ${QUOTES_NEEDED}`
        : 'faltam as aspas que fecham este texto';
    return { range: whole, expected };
  }
  const isAfterQuote = ['"', "'"].includes(text.charAt(from - 1));
  const isComma = text.slice(from).trim() === ',';
  const expected = isAfterQuote
    ? isComma
      ? 'aqui a vírgula não serve; apague-a'
      : 'as aspas fecham o texto antes do fim da linha; dentro dele, use “ e ”'
    : CAUSES[error.code];
  return {
    range: [start + from, start + to],
    expected: expected ?? SPECIAL_CHARACTER,
  };
}

/** Finds why a front matter cannot be parsed as fields, or is not read as it is written, and where. */
export function frontMatterProblem(
  head: Part,
  { contents, errors: [error] }: ReturnType<typeof parseFrontMatter>,
): Problem | undefined {
  const isBroken = error !== undefined || !isMap(contents);
  let { start } = head;
  for (const text of head.text.split('\n')) {
    const part = { start, text };
    const problem = valueProblem(part) ?? (isBroken && lineProblem(part));
    if (problem) return problem;
    start += text.length + 1;
  }
  if (!isBroken) return undefined;
  const [from, to] = error?.pos ?? [0, 3];
  const expected =
    error?.code === 'DUPLICATE_KEY'
      ? 'este campo está aqui duas vezes; apague um dos dois'
      : FIELD_FORMAT;
  return { range: [from, Math.max(to, from + 1)], expected };
}
