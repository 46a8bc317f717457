import {
  findNodeAtLocation,
  getNodeValue,
  type Node,
  type ParseError,
  parseTree,
} from 'jsonc-parser';
import type { Field } from '../../../src/content/fields/field';
import type { Range } from '../../../src/content/fields/finding';
import { quote } from '../../../src/content/fields/text';
import type { ParsedFile } from '../model/content';
import type { Diagnostic, SourceFile } from '../model/diagnostic';
import { findCause } from './jsonCauses';
import { ErrorContext, findTokenDeeperThan, tokenize } from './jsonSyntax';

const EMPTY = 'o arquivo está vazio; desfaça a última mudança';

/** Content has at most five levels. Deeply nested JSON overflows the stack of the parser. */
const MAX_DEPTH = 50;

const TOO_DEEP = `há mais de ${MAX_DEPTH} listas e grupos um dentro do outro, e o site tem no máximo cinco; desfaça a última mudança`;

/** Yields each key that the same object already has. */
function* findDuplicateKeys({ children = [] }: Node): Generator<Node> {
  const names = new Set<unknown>();
  for (const child of children) {
    const [key] = child.children ?? [];
    if (child.type === 'property' && key) {
      if (names.has(key.value)) yield key;
      names.add(key.value);
    }
    yield* findDuplicateKeys(child);
  }
}

const rangeOfNode = ({ offset, length }: Node): Range => [
  offset,
  offset + length,
];

/**
 * Parses a JSON file, and yields its problems.
 * @param root - the field that describes the whole file
 * @returns undefined for invalid syntax. Only the first syntax error is yielded, because the others usually follow from it
 */
export function* parseJson(
  source: SourceFile,
  root: Field,
): Generator<Diagnostic, ParsedFile | undefined> {
  const { text } = source;
  if (text.trim() === '') {
    yield source.diagnostic([0, 1], { expected: EMPTY });
    return undefined;
  }
  const tokens = tokenize(text);
  const deepToken = findTokenDeeperThan(MAX_DEPTH, tokens);
  if (deepToken) {
    yield source.diagnostic([deepToken.start, deepToken.end], {
      expected: TOO_DEEP,
    });
    return undefined;
  }
  const errors: ParseError[] = [];
  const tree = parseTree(text, errors, { disallowComments: true });
  const [error] = errors;
  if (error) {
    const keys = ['$schema', ...Object.keys(root.fields ?? {})];
    const cause = findCause(new ErrorContext(text, tokens, error, keys));
    yield source.diagnostic(cause.range, cause);
  }
  if (error || !tree) return undefined;
  for (const key of findDuplicateKeys(tree)) {
    const found = `o campo ${quote(String(key.value))} duas vezes`;
    const expected = 'apague um dos dois, porque só o último vale';
    yield source.diagnostic(rangeOfNode(key), { found, expected });
  }
  const rangeOf: ParsedFile['rangeOf'] = (path, isKey) => {
    const subpath = [...path];
    let node = findNodeAtLocation(tree, subpath);
    while (!node) {
      subpath.pop();
      node = findNodeAtLocation(tree, subpath);
    }
    const key = node.parent?.children?.[0];
    return rangeOfNode(isKey && key ? key : node);
  };
  return { source, root, value: getNodeValue(tree), rangeOf };
}
