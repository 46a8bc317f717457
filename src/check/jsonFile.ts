import {
  getLocation,
  getNodeValue,
  type Node,
  type ParseError,
  parseTree,
  printParseErrorCode,
} from 'jsonc-parser';
import type { z } from 'zod';
import { quoted, type Span } from '../content/fieldProblem';
import { fieldTree, type Path } from '../content/fieldTree';
import { firstInvisible } from '../content/textRules';
import type { Problem, Reading, Source } from './problem';
import type { TextFile } from './textFile';

const UNQUOTED = 'nomes de campos e textos vão entre aspas retas';

const SENTENCES: Readonly<Record<string, string>> = {
  UnexpectedEndOfString:
    'faltam as aspas que fecham este texto (ele precisa caber numa linha só)',
  InvalidEscapeCharacter:
    'a barra "\\" tem sentido especial; escreva "/" ou "\\\\"',
  InvalidCharacter:
    'há uma quebra de linha ou tabulação dentro do texto; apague-a',
  InvalidSymbol: UNQUOTED,
  PropertyNameExpected: UNQUOTED,
};

/** What is wrong at what stands where the parser stopped, by how that begins; the first that fits is told. */
const BY_TOKEN: readonly (readonly [begins: RegExp, expected: string])[] = [
  [/^(?:#|\/[/*])/, 'um arquivo JSON não aceita comentários; apague-o'],
  [
    /^(?:true|false|sim|n[aã]o|verdadeiro|falso)\b/iu,
    'escreva true ou false, sem aspas',
  ],
  [/^[“”‘’']/, 'as aspas precisam ser retas: "'],
  [/^[;.]/, 'entre um item e o próximo vai uma vírgula, e nada mais'],
  [/^,/, 'há uma vírgula sobrando ou falta um valor antes dela'],
  [/^\]/, 'há um "]" a mais, ou falta um "}" antes dele'],
  [/^\}/, 'há um "}" a mais, ou falta um "]" antes dele'],
  [
    /^\{/,
    'um item não pode começar aqui: confira se o anterior fechou com "}," e se os dois estão entre o "[" e o "]" da lista',
  ],
];

const TOO_LONG = 'o arquivo deveria acabar antes; apague o que sobra';
const OTHERWISE =
  'perto daqui o arquivo não está na forma certa: compare com o item de cima ou desfaça a última mudança';

function syntaxProblem(file: TextFile, error: ParseError | undefined): Problem {
  const { text } = file;
  if (!error || text.trim() === '')
    return file.problem([0, 1], {
      expected: 'o arquivo está vazio; desfaça a última mudança',
    });
  const { offset, length } = error;
  const token = text.slice(offset, offset + Math.max(1, length));
  const here: Span = [offset, offset + token.length];
  const found = quoted(token.replace(/^"|"$/g, ''));
  const unseen = firstInvisible(token.replace(/[\n\t]/g, ' '));
  if (unseen) {
    const at = offset + (unseen.range?.[0] ?? 0);
    return file.problem([at, at + 1], unseen);
  }
  if (token.trim() === '') {
    const expected =
      'o arquivo acaba antes da hora: confira se cada "{" tem o seu "}" e cada "[" o seu "]"';
    return file.problem(here, { expected });
  }
  const code = printParseErrorCode(error.error);
  if (code === 'EndOfFileExpected')
    return file.problem(here, { found, expected: TOO_LONG });
  const before = text.slice(0, offset).trimEnd();
  const last: Span = [before.length - 1, before.length];
  if (before.endsWith(',') && /^[}\]]/.test(token))
    return file.problem(last, {
      expected: 'há uma vírgula sobrando depois do último item',
    });
  if (text[offset - 1] === '"' && /^[^\s,:;."{}[\]]/.test(token)) {
    const expected =
      'há aspas a mais ou a menos perto daqui; dentro de um texto escreva “ e ”';
    return file.problem(here, { found, expected });
  }
  if (code === 'ColonExpected') {
    const expected =
      'faltam dois-pontos entre o nome do campo e o valor; se isto é um item, falta abrir a lista com "["';
    return file.problem(last, { expected });
  }
  // A number that goes on with a sign, as a postal code does.
  if (code === 'CommaExpected' && /[\w.]/.test(text[offset - 1] ?? ''))
    return file.problem(here, { found, expected: UNQUOTED });
  const [, byToken] = BY_TOKEN.find(([begins]) => begins.test(token)) ?? [];
  if (
    code === 'CommaExpected' &&
    (!byToken || (token === '{' && before.endsWith('}')))
  ) {
    const inList = typeof getLocation(text, offset).path.at(-1) === 'number';
    if (!inList || !/^(?:"[^"\n]*"\s*)?:/.test(text.slice(offset)))
      return file.problem(last, {
        expected: 'falta uma vírgula depois deste valor',
      });
    const expected =
      'um campo não pode estar solto numa lista: falta abrir o item com "{" ou fechar a lista anterior com "]"';
    return file.problem(here, { expected });
  }
  return file.problem(here, {
    found,
    expected: byToken ?? SENTENCES[code] ?? OTHERWISE,
  });
}

const idOf = (path: Path) => path.join('\n');

function indexOf(root: Node): { values: Map<string, Node>; repeated: Node[] } {
  const values = new Map<string, Node>();
  const repeated: Node[] = [];
  const add = (node: Node, path: Path) => {
    values.set(idOf(path), node);
    const { type, children = [] } = node;
    children.forEach((child, i) => {
      const [key, value] = child.children ?? [];
      if (type === 'array') add(child, [...path, i]);
      if (type !== 'object' || !key || !value) return;
      const own = [...path, String(key.value)];
      if (values.has(idOf(own))) repeated.push(key);
      add(value, own);
    });
  };
  add(root, []);
  return { values, repeated };
}

function spanIn(
  values: ReadonlyMap<string, Node>,
  text: string,
): Source['span'] {
  const nearestTo = (path: Path): Node | undefined =>
    values.get(idOf(path)) ??
    (path.length > 0 ? nearestTo(path.slice(0, -1)) : undefined);
  return (path, { key = false, range } = {}) => {
    const value = nearestTo(path);
    const node = key ? value?.parent?.children?.[0] : value;
    if (!node) return [0, 1];
    const end = node.offset + node.length;
    if (!range || node.type !== 'string') return [node.offset, end];
    // An escape stands for one character, and is longer.
    const letters =
      text.slice(node.offset + 1, end - 1).match(/\\u.{4}|\\.|[\s\S]/g) ?? [];
    const place = (at: number) =>
      node.offset + 1 + letters.slice(0, at).join('').length;
    return [place(range[0]), place(range[1])];
  };
}

/** Reads a JSON file, with what is wrong with its form. Broken JSON has no source. */
export function readJson(file: TextFile, schema: z.ZodType): Reading {
  const errors: ParseError[] = [];
  const tree = parseTree(file.text, errors, {
    disallowComments: true,
    allowTrailingComma: false,
  });
  const [error] = errors;
  // What follows the first slip is mostly its echo, so only the first is told.
  if (!tree || error) return { problems: [syntaxProblem(file, error)] };
  const { values, repeated } = indexOf(tree);
  const problems = repeated.map(({ value, offset, length }) => {
    const found = `o campo ${quoted(String(value))} duas vezes`;
    const expected = 'apague um dos dois, porque só o último vale';
    return file.problem([offset, offset + length], { found, expected });
  });
  const span = spanIn(values, file.text);
  return {
    source: { file, value: getNodeValue(tree), root: fieldTree(schema), span },
    problems,
  };
}
