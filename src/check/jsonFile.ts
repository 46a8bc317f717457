import { findNodeAtLocation, getNodeValue, type Node, parseTree } from 'jsonc-parser';
import type { z } from 'zod';
import { type FieldProblem, quoted } from '../content/fieldProblem';
import { type Field, fieldTree } from '../content/fieldTree';
import type { Span } from '../content/markdown';
import { parseErrors, syntaxProblem } from './jsonSyntax';
import { Lines } from './lines';
import { type Problem, problemAt } from './problem';
import type { Source } from './source';

/** Greatest size of a JSON file, in bytes: 5,000 partners take less. */
export const JSON_BYTES = 2 * 1024 * 1024;

/** How deep groups and lists may stand inside one another; the deepest file of the site has five. */
const DEEPEST = 30;

/** Where a text stands that opens more brackets than the parser can follow. */
function tooDeep(text: string): number | undefined {
  let depth = 0;
  for (const { 0: token, index } of text.matchAll(/"(?:[^"\\\n]|\\.)*"|[{}[\]]/g)) {
    if (token === '{' || token === '[') depth += 1;
    else if (token === '}' || token === ']') depth -= 1;
    if (depth > DEEPEST) return index;
  }
  return undefined;
}

/** Where a character of a JSON text's value stands in the file: escapes are longer than what they mean. */
function offsetInText(raw: string, index: number): number {
  let at = 1;
  for (let seen = 0; seen < index && at < raw.length - 1; seen += 1) {
    if (raw[at] !== '\\') at += 1;
    else at += raw[at + 1] === 'u' ? 6 : 2;
  }
  return at;
}

/** Keys written twice: JSON keeps the last one and forgets the first, without a word. */
function repeatedKeys(node: Node, found: Node[] = []): Node[] {
  if (node.type === 'object') {
    const seen = new Set<unknown>();
    for (const { children: [key] = [] } of node.children ?? []) {
      if (key && seen.has(key.value)) found.push(key);
      seen.add(key?.value);
    }
  }
  for (const child of node.children ?? []) if (child.children) repeatedKeys(child, found);
  return found;
}

/** The properties of an object by their names, so that thousands of problems in one are placed in no time. */
function propertiesOf(node: Node, known: WeakMap<Node, Map<string, Node>>): Map<string, Node> {
  const before = known.get(node);
  if (before) return before;
  const properties = new Map(
    (node.children ?? []).map((property) => [String(property.children?.[0]?.value), property]),
  );
  known.set(node, properties);
  return properties;
}

function sourceOf(file: string, text: string, lines: Lines, tree: Node, root: Field): Source {
  const known = new WeakMap<Node, Map<string, Node>>();
  const span: Source['span'] = (path, { key = false, range } = {}): Span => {
    let node = tree;
    for (const step of path) {
      const property =
        typeof step === 'string' && node.type === 'object'
          ? propertiesOf(node, known).get(step)
          : undefined;
      const next = property?.children?.[1] ?? findNodeAtLocation(node, [step]);
      if (!next) break;
      node = next;
    }
    if (key && node.parent?.type === 'property') node = node.parent.children?.[0] ?? node;
    const end = node.offset + node.length;
    if (!range || node.type !== 'string') return [node.offset, end];
    const raw = text.slice(node.offset, end);
    return [node.offset + offsetInText(raw, range[0]), node.offset + offsetInText(raw, range[1])];
  };
  const write = (words: string, part: boolean) =>
    part ? JSON.stringify(words).slice(1, -1) : JSON.stringify(words);
  return { file, value: getNodeValue(tree), root, lines, span, write };
}

/**
 * Reads a JSON file.
 * @param file - path from the project's folder, for the messages
 * @returns the source, left out when the JSON is broken; and what is wrong with its form
 */
export function readJson(
  file: string,
  text: string,
  schema: z.ZodType,
): { source?: Source; problems: Problem[] } {
  const lines = new Lines(text);
  const problem = (span: Span, sentence: FieldProblem): Problem =>
    problemAt({ file, lines }, span, sentence);

  const deep = tooDeep(text);
  if (deep !== undefined) {
    const expected = `há mais de ${DEEPEST} grupos ou listas um dentro do outro; desfaça a última mudança`;
    return { problems: [problem([deep, deep + 1], { expected })] };
  }
  const [error] = parseErrors(text);
  const tree = error ? undefined : parseTree(text);
  // What follows the first slip is mostly its echo, so only the first is told.
  if (!tree) {
    const { span, ...sentence } = syntaxProblem(text, error, schema);
    return { problems: [problem(span, sentence)] };
  }
  const problems = repeatedKeys(tree).map((node) =>
    problem([node.offset, node.offset + node.length], {
      found: `o campo ${quoted(String(node.value))} duas vezes`,
      expected: 'apague um dos dois, porque só o último vale',
    }),
  );
  return { source: sourceOf(file, text, lines, tree, fieldTree(schema)), problems };
}
