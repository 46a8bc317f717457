import {
  getNodeValue,
  type Node,
  type ParseError,
  parseTree,
  printParseErrorCode,
} from 'jsonc-parser';
import { firstInvisible } from '../../content/fields/characters';
import type { Field } from '../../content/fields/field';
import { quote } from '../../content/fields/text';
import type { Path } from '../../content/fields/walk';
import type { ParsedFile } from '../content';
import type { Diagnostic, SourceFile } from '../diagnostic';

const QUOTES = 'nomes de campos e textos vão entre aspas retas';
const BRACKETS =
  'confira se cada "{" tem o seu "}" e cada "[" o seu "]", e se cada item está dentro da sua lista';

/** By the parser's code for what is wrong. */
const SENTENCES: Readonly<Record<string, string>> = {
  InvalidCommentToken: 'um arquivo JSON não aceita comentários; apague-o',
  UnexpectedEndOfString:
    'faltam as aspas que fecham este texto (ele precisa caber numa linha só)',
  InvalidEscapeCharacter:
    'a barra "\\" tem sentido especial; escreva "/" ou "\\\\"',
  InvalidCharacter:
    'há uma quebra de linha ou tabulação dentro do texto; apague-a',
  ColonExpected:
    'faltam dois-pontos depois do nome do campo, ou o "[" que abre a lista',
  EndOfFileExpected: 'o arquivo deveria acabar antes; apague o que sobra',
};

/** By the first character that the parser did not expect. */
const TOKENS: Readonly<Record<string, string>> = {
  '#': 'um arquivo JSON não aceita comentários; apague-o',
  '“': 'as aspas precisam ser retas: "',
  '”': 'as aspas precisam ser retas: "',
  "'": 'as aspas precisam ser retas: "',
  ',': 'há uma vírgula sobrando ou falta um valor antes dela',
  ';': 'entre um item e o próximo vai uma vírgula, e nada mais',
  '.': 'entre um item e o próximo vai uma vírgula, e nada mais',
};

function syntaxDiagnostic(source: SourceFile, error?: ParseError): Diagnostic {
  const { text } = source;
  if (!error || text.trim() === '')
    return source.diagnostic([0, 1], {
      expected: 'o arquivo está vazio; desfaça a última mudança',
    });
  const { offset, length } = error;
  const range = [offset, offset + Math.max(1, length)] as const;
  const token = text.slice(...range);
  const found = quote(token);
  const unseen = firstInvisible(token.replace(/\s/g, ' '));
  if (unseen) return source.diagnostic(range, unseen);
  if (token.trim() === '')
    return source.diagnostic(range, {
      expected: `o arquivo acaba antes da hora: ${BRACKETS}`,
    });
  const before = text.slice(0, offset).trimEnd();
  const last = [before.length - 1, before.length] as const;
  const isBracket = '{}[]'.includes(token);
  if (before.endsWith(',') && isBracket && token !== '{')
    return source.diagnostic(last, {
      expected: 'há uma vírgula sobrando depois do último item',
    });
  const isWord = /^[\p{L}\d-]/u.test(token);
  if (isWord && text[offset - 1] === '"')
    return source.diagnostic(range, {
      found,
      expected:
        'há aspas a mais ou a menos perto daqui; dentro de um texto escreva “ e ”',
    });
  const code = printParseErrorCode(error.error);
  const isGlued = /\d$/.test(before) && before.length === offset;
  // Two values side by side, each whole.
  if (code === 'CommaExpected' && /^["{[\d]/.test(token) && !isGlued) {
    const expected = 'falta uma vírgula depois deste valor, ou um "}" ou "]"';
    return source.diagnostic(last, { expected });
  }
  const byToken = isGlued ? undefined : TOKENS[token.charAt(0)];
  const otherwise = isBracket ? BRACKETS : QUOTES;
  const isBoolean = /^(?:true|false|sim|n[aã]o)$/i.test(token);
  const expected = isBoolean
    ? 'escreva true ou false, sem aspas, em minúsculas'
    : (byToken ?? SENTENCES[code] ?? otherwise);
  return source.diagnostic(range, { found, expected });
}

const keyOf = (path: Path) => path.join('\n');

/** The nodes of a tree by their paths, and the keys that stand twice in an object. */
function indexNodes(root: Node) {
  const nodes = new Map<string, Node>();
  const repeated: Node[] = [];
  const add = (node: Node, path: Path) => {
    nodes.set(keyOf(path), node);
    for (const [i, child] of (node.children ?? []).entries()) {
      const [key, value] = child.children ?? [];
      if (node.type === 'array') add(child, [...path, i]);
      if (node.type !== 'object' || !key || !value) continue;
      const inner = [...path, String(key.value)];
      if (nodes.has(keyOf(inner))) repeated.push(key);
      add(value, inner);
    }
  };
  add(root, []);
  return { nodes, repeated };
}

/** How many characters of a JSON string stand for its first letters: an escape is longer than its letter. */
function lengthInSource(source: string, letters: number): number {
  const signs = source.match(/\\u.{4}|\\.|[^\\]/gs) ?? [];
  return signs.slice(0, letters).join('').length;
}

/** Parses a JSON file. Of a file with broken syntax, only the first mistake is reported: the rest are its echoes. */
export function parseJson(
  source: SourceFile,
  root: Field,
): { file?: ParsedFile; diagnostics: Diagnostic[] } {
  const errors: ParseError[] = [];
  const options = { disallowComments: true, allowTrailingComma: false };
  const tree = parseTree(source.text, errors, options);
  const [error] = errors;
  if (!tree || error) return { diagnostics: [syntaxDiagnostic(source, error)] };
  const { nodes, repeated } = indexNodes(tree);
  const diagnostics = repeated.map(({ value, offset, length }) =>
    source.diagnostic([offset, offset + length], {
      found: `o campo ${quote(String(value))} duas vezes`,
      expected: 'apague um dos dois, porque só o último vale',
    }),
  );
  const rangeOf: ParsedFile['rangeOf'] = (path, target = {}) => {
    let node: Node | undefined;
    for (let depth = path.length; !node && depth >= 0; depth -= 1)
      node = nodes.get(keyOf(path.slice(0, depth)));
    if (target.key) node = node?.parent?.children?.[0];
    if (!node) return [0, 1];
    const { offset, length, type } = node;
    const { range } = target;
    if (!range || type !== 'string') return [offset, offset + length];
    const inside = source.text.slice(offset + 1, offset + length - 1);
    const at = (letters: number) =>
      offset + 1 + lengthInSource(inside, letters);
    return [at(range[0]), at(range[1])];
  };
  const file = { source, root, value: getNodeValue(tree), rangeOf };
  return { file, diagnostics };
}
