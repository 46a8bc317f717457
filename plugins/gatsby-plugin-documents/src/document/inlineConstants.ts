import type { Declaration, Rule, Root as Stylesheet } from 'postcss';
import valueParser, { type Node } from 'postcss-value-parser';
import type { PageDocument } from './pageDocument';

const isCustomProperty = (name: string): boolean => name.startsWith('--');

const isOnRoot = ({ parent }: Declaration): boolean =>
  (parent as Rule).selector === ':root';

/** Whether a declaration stands in no condition. */
const isUnconditional = ({ parent }: Declaration): boolean =>
  parent?.parent?.type === 'root';

/** The name that a `var()` asks for; undefined for other nodes. */
export const variableOf = (node: Node): Node | undefined =>
  node.type === 'function' && node.value === 'var' ? node.nodes[0] : undefined;

function variablesIn(value: string): string[] {
  const names: string[] = [];
  valueParser(value).walk((node) => {
    const name = variableOf(node);
    if (name) names.push(name.value);
  });
  return names;
}

function declarationsOf(stylesheet: Stylesheet): Map<string, Declaration[]> {
  const all = new Map<string, Declaration[]>();
  stylesheet.walkDecls((declaration) => {
    if (!isCustomProperty(declaration.prop)) return;
    const { prop } = declaration;
    all.set(prop, [...(all.get(prop) ?? []), declaration]);
  });
  return all;
}

/**
 * Puts the value of each custom property that never changes in the place of its
 * name, and leaves out those that nothing asks for.
 */
export function inlineConstants({ stylesheet }: PageDocument): void {
  const declarations = declarationsOf(stylesheet);
  // Elsewhere a property that a value asks for may be another than at the root.
  const isOnlyOnRoot = (name: string): boolean =>
    (declarations.get(name) ?? []).every(isOnRoot);
  const constants = new Map<string, string>();
  for (const [name, [first, ...others]] of declarations) {
    if (!first || others.length > 0 || !isUnconditional(first)) continue;
    if ([name, ...variablesIn(first.value)].every(isOnlyOnRoot))
      constants.set(name, first.value);
  }
  const settle = (value: string): string => {
    const parsed = valueParser(value);
    parsed.walk((node) => {
      const constant = constants.get(variableOf(node)?.value ?? '');
      if (constant === undefined) return;
      Object.assign(node, { type: 'word', value: settle(constant) });
    });
    return valueParser.stringify(parsed.nodes);
  };
  stylesheet.walkDecls((declaration) => {
    if (constants.has(declaration.prop)) declaration.remove();
    else if (declaration.value.includes('var('))
      declaration.value = settle(declaration.value);
  });
  const asked = new Set<string>();
  stylesheet.walkDecls(({ value }) => {
    for (const name of variablesIn(value)) asked.add(name);
  });
  stylesheet.walkDecls((declaration) => {
    if (isCustomProperty(declaration.prop) && !asked.has(declaration.prop))
      declaration.remove();
  });
}
