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
import type { ParsedFile } from '../model/content';
import type { Diagnostic, SourceFile } from '../model/diagnostic';

const COMMENT = 'um arquivo JSON não aceita comentários; apague-o';
const STRAIGHT = 'as aspas precisam ser retas: "';
const SEPARATOR = 'entre um item e o próximo vai uma vírgula, e nada mais';
const BRACKETS = 'confira se cada "{" tem o seu "}" e cada "[" o seu "]"';

/** By the first character that the parser did not expect. */
const TOKENS: Readonly<Record<string, string>> = {
  '#': COMMENT,
  '/': COMMENT,
  '“': STRAIGHT,
  '”': STRAIGHT,
  "'": STRAIGHT,
  ';': SEPARATOR,
  '.': SEPARATOR,
  ',': 'há uma vírgula sobrando ou falta um valor antes dela',
  ':': BRACKETS,
  '{': BRACKETS,
  '}': BRACKETS,
  '[': BRACKETS,
  ']': BRACKETS,
};

const CODES: Readonly<Record<string, string>> = {
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

function syntaxDiagnostic(
  source: SourceFile,
  { error, offset, length }: ParseError,
): Diagnostic {
  const { text } = source;
  const range = [offset, offset + Math.max(1, length)] as const;
  const token = text.slice(...range);
  const unseen = firstInvisible(token.replace(/[\n\t]/g, ' '));
  if (unseen) return source.diagnostic(range, unseen);
  if (token.trim() === '')
    return source.diagnostic(range, {
      expected: `o arquivo acaba antes da hora: ${BRACKETS}`,
    });
  const before = text.slice(0, offset).trimEnd();
  const last = [before.length - 1, before.length] as const;
  if (before.endsWith(',') && '}]'.includes(token))
    return source.diagnostic(last, {
      expected: 'há uma vírgula sobrando depois do último item',
    });
  const code = printParseErrorCode(error);
  const isGlued = before.length === offset;
  // Two values side by side, each whole.
  if (code === 'CommaExpected' && !isGlued && /^["{[\d]/.test(token))
    return source.diagnostic(last, {
      expected: 'falta uma vírgula depois deste valor, ou um "}" ou "]"',
    });
  const found = quote(token.replaceAll('"', ''));
  const report = (expected: string) =>
    source.diagnostic(range, { found, expected });
  if (isGlued && before.endsWith('"') && /^[\p{L}\d-]/u.test(token))
    return report(
      'há aspas a mais ou a menos perto daqui; dentro de um texto escreva “ e ”',
    );
  if (/^(?:true|false|sim|não)$/i.test(token))
    return report('escreva true ou false, sem aspas, em minúsculas');
  // A number that goes on with a sign, as a CNPJ does, lacks its quotes.
  const isNumber = isGlued && /\d$/.test(before);
  return report(
    CODES[code] ??
      (isNumber ? undefined : TOKENS[token.charAt(0)]) ??
      'nomes de campos e textos vão entre aspas retas',
  );
}

const idOf = (path: Path) => path.join('\n');

/** The nodes of a tree by their paths, and the keys that stand twice in one object. */
function indexNodes(root: Node) {
  const nodes = new Map<string, Node>();
  const repeated: Node[] = [];
  const add = (node: Node, path: Path) => {
    nodes.set(idOf(path), node);
    for (const [i, child] of (node.children ?? []).entries()) {
      const [key, value] = child.children ?? [];
      if (node.type === 'array') add(child, [...path, i]);
      if (node.type !== 'object' || !key || !value) continue;
      const inner = [...path, String(key.value)];
      if (nodes.has(idOf(inner))) repeated.push(key);
      add(value, inner);
    }
  };
  add(root, []);
  return { nodes, repeated };
}

/** How long the first letters of a JSON string are in the file: an escape is longer than its letter. */
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
  if (source.text.trim() === '') {
    const expected = 'o arquivo está vazio; desfaça a última mudança';
    return { diagnostics: [source.diagnostic([0, 1], { expected })] };
  }
  if (!tree || error)
    return { diagnostics: error ? [syntaxDiagnostic(source, error)] : [] };
  const { nodes, repeated } = indexNodes(tree);
  const diagnostics = repeated.map((key) => {
    const found = `o campo ${quote(String(key.value))} duas vezes`;
    const expected = 'apague um dos dois, porque só o último vale';
    const range = [key.offset, key.offset + key.length] as const;
    return source.diagnostic(range, { found, expected });
  });
  const rangeOf: ParsedFile['rangeOf'] = (path, { key, range } = {}) => {
    let node: Node | undefined;
    for (let depth = path.length; !node && depth >= 0; depth -= 1)
      node = nodes.get(idOf(path.slice(0, depth)));
    if (key) node = node?.parent?.children?.[0];
    if (!node) return [0, 1];
    const { offset, length, type } = node;
    if (!range || type !== 'string') return [offset, offset + length];
    const inside = source.text.slice(offset + 1, offset + length - 1);
    const at = (letters: number) =>
      offset + 1 + lengthInSource(inside, letters);
    return [at(range[0]), at(range[1])];
  };
  const file = { source, root, value: getNodeValue(tree), rangeOf };
  return { file, diagnostics };
}
