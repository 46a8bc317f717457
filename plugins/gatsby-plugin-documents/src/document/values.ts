import type { Declaration } from 'postcss';
import valueParser, { type Node } from 'postcss-value-parser';

/** Calls a function for each part of a declaration's value. The function may change the part. */
export function changeValue(
  declaration: Declaration,
  change: (part: Node) => void,
): void {
  const parsed = valueParser(declaration.value);
  parsed.walk(change);
  declaration.value = parsed.toString();
}

/** Calls a function for each `var()` in a declaration's value, and the name inside it. */
export const changeVariables = (
  declaration: Declaration,
  change: (variable: Node, name: Node) => void,
): void =>
  changeValue(declaration, (part) => {
    if (part.type !== 'function' || part.value !== 'var') return;
    const [name] = part.nodes;
    if (name) change(part, name);
  });

/** A pattern for the names of custom properties. */
export const CUSTOM_PROPERTY = /^--/;
