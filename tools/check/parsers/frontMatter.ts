import { type ErrorCode, parseDocument, type YAMLError } from 'yaml';
import type { Range } from '../../../src/content/fields/finding';

const DELIMITER = /^---[ \t]*$/gm;

const LINES = 'o cabeçalho fica no começo, entre duas linhas que só têm "---"';

/** A part of a file, with its offset. */
interface Part {
  readonly start: number;
  readonly text: string;
}

interface Problem {
  readonly range: Range;
  readonly expected: string;
}

/** Splits a legal page's file into its front matter and its Markdown, or says why it cannot be split. */
export function splitPage(
  text: string,
): { readonly head: Part; readonly body: Part } | Problem {
  const [first = ''] = text.split('\n', 1);
  const [opening, closing] = [...text.matchAll(DELIMITER)];
  if (opening?.index === 0 && closing) {
    const start = opening[0].length;
    const end = closing.index + closing[0].length;
    return {
      head: { start, text: text.slice(start, closing.index) },
      body: { start: end, text: text.slice(end) },
    };
  }
  const range: Range = [0, Math.max(1, first.length)];
  if (opening?.index === 0) {
    const end = /^(?=#|\s*$)/m.exec(text.slice(opening[0].length + 1));
    const at = opening[0].length + 1 + (end?.index ?? 0);
    const expected = `antes disto falta a linha "---" que fecha o cabeçalho; ${LINES}`;
    return { range: [at, at + 1], expected };
  }
  if (opening && text.slice(0, opening.index).trim() === '')
    return {
      range: [0, 1],
      expected: `há uma linha vazia antes do cabeçalho; apague-a: ${LINES}`,
    };
  if (/^\w+:/.test(first))
    return {
      range,
      expected: `antes disto falta a linha "---" que abre o cabeçalho; ${LINES}`,
    };
  if (/^[\s\u2010-\u2015-]+$/.test(first))
    return {
      range,
      expected: `a primeira linha precisa ser "---", com três hífens e nada mais; ${LINES}`,
    };
  if (opening)
    return {
      range,
      expected: `isto está antes do cabeçalho; apague-o: ${LINES}`,
    };
  return { range, expected: `falta o cabeçalho; ${LINES}` };
}

/** Reads YAML as Gatsby does, but leaves days as texts. */
export const parseFrontMatter = (text: string) =>
  parseDocument(text, {
    schema: 'core',
    logLevel: 'silent',
    prettyErrors: false,
  });

const FORM = 'escreva cada campo numa linha, como "title: Termos de Uso"';
const QUOTES =
  'um texto com dois-pontos e espaço dentro, ou que começa com um sinal, vai entre aspas';

const CAUSES: Partial<Record<ErrorCode, string>> = {
  BAD_ALIAS: `um "*" no começo tem sentido especial; ${QUOTES}`,
  BAD_DIRECTIVE: `um "%" no começo tem sentido especial; ${QUOTES}`,
  BAD_DQ_ESCAPE:
    'a barra "\\" tem sentido especial entre aspas; escreva "/" ou use aspas simples',
  BAD_INDENT: `esta linha começa mais à direita do que deveria; ${FORM}`,
  BAD_SCALAR_START: `este sinal no começo tem sentido especial; ${QUOTES}`,
  BLOCK_AS_IMPLICIT_KEY: `há dois-pontos duas vezes nesta linha; ${QUOTES}`,
  BLOCK_IN_FLOW: `há um "[" ou "{" que não é fechado; ${QUOTES}`,
  DUPLICATE_KEY: 'este campo está aqui duas vezes; apague um dos dois',
  MISSING_CHAR: `faltam dois-pontos, aspas ou um colchete; ${FORM}`,
  MULTILINE_IMPLICIT_KEY: `falta ":" nesta linha; ${FORM}`,
  MULTIPLE_ANCHORS: `um "&" no começo tem sentido especial; ${QUOTES}`,
  TAB_AS_INDENT: 'há uma tabulação (tecla Tab); troque-a por espaços',
  TAG_RESOLVE_FAILED: `um "!" no começo tem sentido especial; ${QUOTES}`,
  UNEXPECTED_TOKEN: `isto não pode estar aqui; ${QUOTES}`,
};

/** What is wrong with one line of a front matter, which the parser tells only of the whole. */
function lineProblem(line: string): string | undefined {
  const content = line.trim();
  if (content === '' || content.startsWith('#')) return undefined;
  const [, value] = /^\s*[^\s:]+:(?:\s+(.*))?$/.exec(line) ?? [];
  if (/^\s*\w+ *:\S/.test(line) && value === undefined)
    return 'depois dos dois-pontos vem um espaço, como em "title: Termos de Uso"';
  if (!/^\s*[^\s:][^:]*:/.test(line))
    return `falta ":" entre o nome do campo e o seu valor; ${FORM}`;
  const text = value?.trim() ?? '';
  const [mark = ''] = text;
  if ((mark === '[' || mark === '{') && !/[\]}]$/.test(text))
    return `há um "${mark}" que não é fechado; ${QUOTES}`;
  if (mark !== '"' && mark !== "'") return undefined;
  const inside = text.replace(/\\./g, '').replaceAll("''", '');
  if (!inside.slice(1).includes(mark))
    return `faltam as aspas (${mark}) que fecham este texto`;
  const behind = inside.slice(inside.indexOf(mark, 1) + 1).trim();
  return behind === '' || behind.startsWith('#')
    ? undefined
    : 'as aspas fecham o texto antes do fim da linha; dentro dele, use “ e ”';
}

/**
 * Where and why a front matter cannot be read as fields.
 * @param head - its text, with its offset in the file
 * @param error - what the parser found; its offset counts from the file's beginning
 */
export function frontMatterProblem(head: Part, error?: YAMLError): Problem {
  let start = head.start;
  for (const line of head.text.split('\n')) {
    const expected = lineProblem(line);
    const indent = line.length - line.trimStart().length;
    if (expected)
      return { range: [start + indent, start + line.length], expected };
    start += line.length + 1;
  }
  const [from, to] = error?.pos ?? [0, 3];
  return {
    range: [from, Math.max(to, from + 1)],
    expected: (error && CAUSES[error.code]) ?? FORM,
  };
}
