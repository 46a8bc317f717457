import {
  findNodeAtLocation,
  getNodeValue,
  type Node,
  type ParseError,
  parseTree,
} from 'jsonc-parser';
import { quoted } from '../content/fieldProblem';
import { syntaxSentence } from './jsonSyntax';
import { Lines, type Place } from './lines';
import type { Problem } from './problem';
import type { Path, Source, Target } from './source';

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

/**
 * Reads a JSON file.
 * @param file - path from the project's folder, for the messages
 * @returns the source, left out when the JSON is broken; and what is wrong with its form
 */
export function readJson(
  file: string,
  text: string,
  entries: Source['entries'],
): { source?: Source; problems: Problem[] } {
  const lines = new Lines(text);
  const problem = (
    offset: number,
    end: number,
    sentence: Pick<Problem, 'found' | 'expected'>,
  ): Problem => {
    const { source, ...place } = lines.place(offset, end);
    return { severity: 'error', file, ...place, source, ...sentence };
  };
  const errors: ParseError[] = [];
  const tree = parseTree(text, errors, { disallowComments: true, allowTrailingComma: false });
  const [first] = errors;
  // What follows the first slip is mostly its echo, so only the first is told.
  if (first || !tree) {
    const { start, end, ...sentence } = syntaxSentence(text, first);
    return { problems: [problem(start, end, sentence)] };
  }

  const place = (path: Path, { key = false, range }: Target = {}): Place => {
    let node: Node = tree;
    for (let depth = path.length; depth > 0; depth -= 1) {
      const found = findNodeAtLocation(tree, path.slice(0, depth) as (string | number)[]);
      if (!found) continue;
      node = found;
      break;
    }
    if (key && node.parent?.type === 'property') node = node.parent.children?.[0] ?? node;
    const end = node.offset + node.length;
    if (!range || node.type !== 'string') return lines.place(node.offset, end);
    const raw = text.slice(node.offset, end);
    return lines.place(
      node.offset + offsetInText(raw, range[0]),
      node.offset + offsetInText(raw, range[1]),
    );
  };
  const problems = repeatedKeys(tree).map((node) =>
    problem(node.offset, node.offset + node.length, {
      found: `o campo ${quoted(String(node.value))} duas vezes`,
      expected: 'apague um dos dois, porque só o último vale',
    }),
  );
  return { source: { file, value: getNodeValue(tree), entries, place }, problems };
}
