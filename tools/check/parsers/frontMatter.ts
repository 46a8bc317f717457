import { isMap, parseDocument } from 'yaml';
import type { Range } from '../../../src/content/fields/finding';
import { firstText } from '../../../src/content/fields/text';
import { frontMatter } from '../../../src/content/schemas/legal';

const frontMatterNames = Object.keys(frontMatter.fields ?? {});

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
  !isBlank(line) &&
  [...line.text].every((sign) => ' -+=_*‐‑‒–—―'.includes(sign));

const linesOf = ({ start, text }: Part): Part[] => {
  let next = start;
  return text.split('\n').map((line) => {
    const part = { start: next, text: line };
    next += line.length + 1;
    return part;
  });
};

/** Splits the text of a legal page into front matter (`head`) and Markdown (`body`), or returns the problem. */
export function splitPage(
  text: string,
): { readonly head: Part; readonly body: Part } | Problem {
  const fileEnd: Part = { start: text.length, text: '' };
  const lines = linesOf({ start: 0, text });
  const [first = fileEnd, ...others] = lines;
  const problem = (line: Part, cause: string) => ({
    range: [line.start, line.start + Math.max(1, line.text.length)] as const,
    expected: `${hasOnlyDashes(line) && !isDelimiter(line) ? 'esta linha precisa ser "---", com três hífens e nada mais' : cause}; o cabeçalho fica no começo, entre duas linhas que só têm "---"`,
  });
  if (!isDelimiter(first)) {
    const isBefore = lines.some(isDelimiter) && !first.text.includes(':');
    const cause = isBefore
      ? 'esta linha está antes do cabeçalho; apague-a'
      : 'antes disto falta a linha "---" que abre o cabeçalho';
    return problem(first, cause);
  }
  const closing = others.find(isDelimiter);
  if (!closing) {
    const end = others.find(
      (line) =>
        isBlank(line) || line.text.startsWith('#') || hasOnlyDashes(line),
    );
    const cause = 'antes disto falta a linha "---" que fecha o cabeçalho';
    return problem(end ?? fileEnd, cause);
  }
  const after = lines.slice(lines.indexOf(closing) + 1);
  const field = after.find((line) => !isBlank(line));
  const isField = frontMatterNames.some((name) =>
    field?.text.startsWith(`${name}:`),
  );
  if (isField)
    return problem(
      closing,
      'esta linha está antes do fim do cabeçalho; apague-a',
    );
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
  'entre o nome de um campo e o seu valor vão dois-pontos e um espaço, como em "title: Termos de Uso", tudo numa linha só';
const QUOTES_NEEDED =
  'este texto vai entre aspas retas ("), porque tem dois-pontos ou "#" dentro, ou começa com um sinal ou aspas curvas';

/** Signs that give a value another meaning without an error of the parser. */
const START_SIGNS = '*&!{#?';

/** Finds a value that the parser reads differently from what it says: an alias, a comment, curly quotes. */
function valueProblem({ start, text }: Part): Problem | undefined {
  const [name = '', ...others] = text.split(': ');
  const value = others.join(': ').trim();
  const [first] = value;
  if (!first || name.startsWith(' ') || name.startsWith('#')) return undefined;
  const isCurly = first === '“' && value.endsWith('”');
  // A quoted text or a date may have a comment. Quotation marks and digits sort before letters.
  const comment = first > '9' ? value.indexOf(' #') + 1 : 0;
  if (!isCurly && comment === 0 && !START_SIGNS.includes(first))
    return undefined;
  const from = start + text.indexOf(value, name.length) + comment;
  return { range: [from, from + 1], expected: QUOTES_NEEDED };
}

/** Checks a line on its own, because the parser may report its mistake many lines later. */
function lineProblem({ start, text }: Part): Problem | undefined {
  const { contents, errors } = parseFrontMatter(text);
  const [error] = errors;
  const indent = text.length - text.trimStart().length;
  if (indent > 0 && text.includes(': ')) {
    const expected =
      'há espaços ou uma tabulação no começo desta linha; apague-os';
    return { range: [start, start + indent], expected };
  }
  const whole: Range = [start + indent, start + text.length];
  if (!error) {
    const isField = contents === null || isMap(contents);
    return isField ? undefined : { range: whole, expected: FIELD_FORMAT };
  }
  const [from, to] = error.pos;
  const isAtEnd = from >= text.length;
  const before = text.slice(0, from).trimEnd();
  const expected = firstText(
    error.code === 'BAD_DQ_ESCAPE' &&
      'a barra "\\" tem sentido especial entre aspas; escreva "/" ou use aspas simples',
    // At the end of the line, BAD_INDENT is a bracket that is not closed.
    isAtEnd &&
      error.code !== 'BAD_INDENT' &&
      'faltam as aspas que fecham este texto',
    (before.endsWith('"') || before.endsWith("'")) &&
      'as aspas fecham o texto antes disto; apague o que vem depois delas, ou use “ e ” dentro do texto',
    QUOTES_NEEDED,
  );
  return { range: isAtEnd ? whole : [start + from, start + to], expected };
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
  const [from] = error?.pos ?? [0];
  const expected =
    error?.code === 'DUPLICATE_KEY'
      ? 'este campo está aqui duas vezes; apague um dos dois'
      : FIELD_FORMAT;
  return { range: [from, from + 1], expected };
}
