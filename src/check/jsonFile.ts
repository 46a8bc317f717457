import { getNodeValue, type Node, type ParseError, parseTree } from 'jsonc-parser';
import type { z } from 'zod';
import { quoted } from '../content/fieldProblem';
import { fieldTree, type Path } from '../content/fieldTree';
import { syntaxProblem } from './jsonSyntax';
import type { Problem } from './problem';
import type { Source } from './source';
import type { TextFile } from './textFile';

const idOf = (path: Path) => path.join('\n');

/** Every value of a file by its path; and the keys that are written twice, of which JSON forgets the first. */
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

function spanIn(values: ReadonlyMap<string, Node>, text: string): Source['span'] {
  return (path, { key = false, range } = {}) => {
    let depth = path.length;
    while (depth > 0 && !values.has(idOf(path.slice(0, depth)))) depth -= 1;
    const value = values.get(idOf(path.slice(0, depth)));
    const node = key ? value?.parent?.children?.[0] : value;
    if (!node) return [0, 1];
    const end = node.offset + node.length;
    if (!range || node.type !== 'string') return [node.offset, end];
    // An escape stands for one character, and is longer.
    const letters = text.slice(node.offset + 1, end - 1).match(/\\u.{4}|\\.|[\s\S]/g) ?? [];
    const place = (at: number) => node.offset + 1 + letters.slice(0, at).join('').length;
    return [place(range[0]), place(range[1])];
  };
}

/**
 * Reads a JSON file.
 * @returns the source, left out when the JSON is broken; and what is wrong with its form
 */
export function readJson(
  file: TextFile,
  schema: z.ZodType,
): { source?: Source; problems: Problem[] } {
  const errors: ParseError[] = [];
  const tree = parseTree(file.text, errors, { disallowComments: true, allowTrailingComma: false });
  const [error] = errors;
  // What follows the first slip is mostly its echo, so only the first is told.
  if (!tree || error) {
    const { span, ...sentence } = syntaxProblem(file.text, error);
    return { problems: [file.problem(span, sentence)] };
  }
  const { values, repeated } = indexOf(tree);
  const problems = repeated.map(({ value, offset, length }) => {
    const found = `o campo ${quoted(String(value))} duas vezes`;
    const expected = 'apague um dos dois, porque só o último vale';
    return file.problem([offset, offset + length], { found, expected });
  });
  const span = spanIn(values, file.text);
  return { source: { file, value: getNodeValue(tree), root: fieldTree(schema), span }, problems };
}
