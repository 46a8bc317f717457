import { type ErrorCode, isMap, parseDocument } from 'yaml';
import type { Range } from '../../../src/content/fields/finding';
import { firstText } from '../model/firstText';

/** A part of a file, with its offset in the file. */
interface Part {
  readonly start: number;
  readonly text: string;
}

interface Problem {
  readonly range: Range;
  readonly expected: string;
}

const isDelimiter = ({ text }: Part) => text.trimEnd() === '---';
const isBlank = ({ text }: Part) => text.trim() === '';
const hasOnlyDashes = (line: Part) =>
  !isBlank(line) && [...line.text].every((sign) => ' -‐‑‒–—―'.includes(sign));

const THREE_DASHES = 'precisa ser "---", com três hífens e nada mais';

export const linesOf = ({ start, text }: Part): Part[] => {
  let next = start;
  return text.split('\n').map((line) => {
    const part = { start: next, text: line };
    next += line.length + 1;
    return part;
  });
};

/**
 * Explains why a page does not start with the front matter.
 * @param before - the lines before the first `---`
 */
function startProblem(first: Part, before: readonly Part[]) {
  const isField = first.text.includes(':') && !first.text.startsWith('#');
  return firstText(
    before.length > 0 &&
      before.every(isBlank) &&
      'há uma linha vazia antes do cabeçalho; apague-a',
    isField && 'antes disto falta a linha "---" que abre o cabeçalho',
    hasOnlyDashes(first) && `a primeira linha ${THREE_DASHES}`,
    before.length > 0 && 'isto está antes do cabeçalho; apague-o',
    'falta o cabeçalho',
  );
}

/** Splits the text of a legal page into front matter (`head`) and Markdown (`body`), or returns the problem. */
export function splitPage(
  text: string,
): { readonly head: Part; readonly body: Part } | Problem {
  const fileEnd: Part = { start: text.length, text: '' };
  const lines = linesOf({ start: 0, text });
  const [first = fileEnd, ...others] = lines;
  const problem = ({ start, text }: Part, cause: string) => ({
    range: [start, start + Math.max(1, text.length)] as const,
    expected: `${cause}; o cabeçalho fica no começo, entre duas linhas que só têm "---"`,
  });
  if (!isDelimiter(first)) {
    const opening = lines.findIndex(isDelimiter);
    const before = lines.slice(0, Math.max(0, opening));
    return problem(first, startProblem(first, before));
  }
  const closing = others.find(isDelimiter);
  if (!closing) {
    const end =
      others.find(
        (line) =>
          isBlank(line) || line.text.startsWith('#') || hasOnlyDashes(line),
      ) ?? fileEnd;
    const cause = hasOnlyDashes(end)
      ? `esta linha ${THREE_DASHES}`
      : 'antes disto falta a linha "---" que fecha o cabeçalho';
    return problem(end, cause);
  }
  const start = closing.start + closing.text.length;
  const headStart = first.text.length;
  const head = { start: headStart, text: text.slice(headStart, closing.start) };
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
const START_SIGNS = '*&!{#?';

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
  // Quotation marks and digits come before letters: a quoted text or a date may have a comment.
  const comment = first > '9' ? value.indexOf(' #') + 1 : 0;
  const expected = firstText(
    START_SIGNS.includes(first) && SPECIAL_CHARACTER,
    first === '“' &&
      value.endsWith('”') &&
      'estas aspas são curvas; escreva aspas retas (")',
    comment > 0 &&
      'o que vem depois de "#" não aparece; ponha o texto todo entre aspas',
  );
  const from = start + text.indexOf(value, name.length) + comment;
  return expected ? { range: [from, from + 1], expected } : undefined;
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
  const expected = firstText(
    isAfterQuote && isComma && 'aqui a vírgula não serve; apague-a',
    isAfterQuote &&
      'as aspas fecham o texto antes do fim da linha; dentro dele, use “ e ”',
    CAUSES[error.code],
    SPECIAL_CHARACTER,
  );
  return { range: [start + from, start + to], expected };
}

/** Finds why a front matter cannot be parsed as fields, or is not read as it is written, and where. */
export function frontMatterProblem(
  head: Part,
  { contents, errors: [error] }: ReturnType<typeof parseFrontMatter>,
): Problem | undefined {
  const isBroken = error !== undefined || !isMap(contents);
  for (const line of linesOf(head)) {
    const problem = valueProblem(line) ?? (isBroken && lineProblem(line));
    if (problem) return problem;
  }
  if (!isBroken) return undefined;
  const [from, to] = error?.pos ?? [0, 3];
  const expected =
    error?.code === 'DUPLICATE_KEY'
      ? 'este campo está aqui duas vezes; apague um dos dois'
      : FIELD_FORMAT;
  return { range: [from, Math.max(to, from + 1)], expected };
}
