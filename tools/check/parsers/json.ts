import {
  findNodeAtLocation,
  getNodeValue,
  type Node,
  type ParseError,
  parseTree,
  printParseErrorCode,
} from 'jsonc-parser';
import type { Field } from '../../../src/content/fields/field';
import type { Range } from '../../../src/content/fields/finding';
import { quote } from '../../../src/content/fields/text';
import type { ParsedFile } from '../model/content';
import type { Diagnostic, SourceFile } from '../model/diagnostic';

/** What to do about the mistakes that the parser tells apart. */
const REMEDIES: Readonly<Record<string, string>> = {
  CommaExpected:
    'depois disto falta uma vírgula, um "}" ou um "]", ou as aspas em volta de um texto estão erradas',
  EndOfFileExpected: 'o arquivo deveria acabar antes; apague o que sobra',
  InvalidCommentToken: 'um arquivo JSON não aceita comentários; apague-o',
  InvalidEscapeCharacter:
    'a barra "\\" tem sentido especial; escreva "/" ou "\\\\"',
  InvalidSymbol:
    'confira as aspas: textos e nomes de campos vão entre aspas retas ("), e dentro de um texto vão “ e ”; true e false vão sem aspas',
  UnexpectedEndOfString:
    'faltam as aspas que fecham este texto (ele precisa caber numa linha só)',
};
const OTHER =
  'isto não serve aqui; confira se há uma vírgula a mais ou a menos e se cada "{" e cada "[" tem o seu par';
const EMPTY = 'o arquivo está vazio; desfaça a última mudança';

function syntaxDiagnostic(
  source: SourceFile,
  { error, offset, length }: ParseError,
): Diagnostic {
  const { text } = source;
  if (text.trim() === '') return source.diagnostic([0, 1], { expected: EMPTY });
  const code = printParseErrorCode(error);
  const before = text.slice(0, offset).trimEnd().length;
  const expected = REMEDIES[code] ?? OTHER;
  // A missing comma belongs behind what stands before it, which may be lines above.
  if (code === 'CommaExpected' || length === 0)
    return source.diagnostic([before - 1, before], { expected });
  const range: Range = [offset, offset + length];
  const found = quote(text.slice(...range).replaceAll('"', ''));
  return source.diagnostic(range, { found, expected });
}

/** The keys that stand in one object for the second time. */
function* repeatedKeys({ children = [] }: Node): Generator<Node> {
  const names = new Set<unknown>();
  for (const child of children) {
    const [key] = child.children ?? [];
    if (child.type === 'property' && key) {
      if (names.has(key.value)) yield key;
      names.add(key.value);
    }
    yield* repeatedKeys(child);
  }
}

const rangeOfNode = ({ offset, length }: Node): Range => [
  offset,
  offset + length,
];

/**
 * Parses a JSON file, and yields what is wrong with it.
 * @returns undefined for broken syntax, of which only the first mistake is yielded: the rest are its echoes
 */
export function* parseJson(
  source: SourceFile,
  root: Field,
): Generator<Diagnostic, ParsedFile | undefined> {
  const errors: ParseError[] = [];
  const options = { disallowComments: true, allowTrailingComma: false };
  const tree = parseTree(source.text, errors, options);
  const [error] = errors;
  if (error) yield syntaxDiagnostic(source, error);
  if (error || !tree) return undefined;
  for (const key of repeatedKeys(tree)) {
    const found = `o campo ${quote(String(key.value))} duas vezes`;
    const expected = 'apague um dos dois, porque só o último vale';
    yield source.diagnostic(rangeOfNode(key), { found, expected });
  }
  const rangeOf: ParsedFile['rangeOf'] = (path, isKey) => {
    const way = [...path];
    let node = findNodeAtLocation(tree, way);
    while (!node) {
      way.pop();
      node = findNodeAtLocation(tree, way);
    }
    const key = node.parent?.children?.[0];
    return rangeOfNode(isKey && key ? key : node);
  };
  return { source, root, value: getNodeValue(tree), rangeOf };
}
