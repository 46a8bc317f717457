import {
  findNodeAtLocation,
  getNodeValue,
  type Node,
  parseTree,
} from 'jsonc-parser';
import type { Field } from '../../../src/content/fields/field';
import type { Range } from '../../../src/content/fields/finding';
import { quote } from '../../../src/content/fields/text';
import type { ParsedFile } from '../model/content';
import type { Diagnostic, SourceFile } from '../model/diagnostic';
import { findSyntaxError } from './jsonCauses';
import { tokenize } from './jsonSyntax';

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
  const keys = ['$schema', ...Object.keys(root.fields ?? {})];
  const problem = findSyntaxError(tokenize(text), keys);
  if (problem) yield source.diagnostic(problem.range, problem);
  const tree = !problem && parseTree(text);
  if (!tree) return undefined;
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
