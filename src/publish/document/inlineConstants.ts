import type { AtRule, Declaration, Rule, Root as Stylesheet } from 'postcss';
import valueParser, { type Node } from 'postcss-value-parser';
import type { PageDocument } from './pageDocument';

const isCustomProperty = (name: string): boolean => name.startsWith('--');

/** Whether a declaration holds for the whole page whatever the screen is: `:root`, in no condition. */
function isUnconditional({ parent }: Declaration): boolean {
  const rule = parent as Rule;
  const around = rule.parent as AtRule | Stylesheet;
  const inLayer = around.type === 'atrule' && around.name === 'layer';
  return rule.selector === ':root' && (around.type === 'root' || inLayer);
}

/** Name of the property that a `var()` asks for; undefined for other nodes. */
export function variableOf(node: Node): string | undefined {
  if (node.type !== 'function' || node.value !== 'var') return undefined;
  return node.nodes[0]?.value;
}

function variablesIn(value: string): string[] {
  const names: string[] = [];
  valueParser(value).walk((node) => {
    const name = variableOf(node);
    if (name) names.push(name);
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
  const isOnRoot = (name: string): boolean =>
    (declarations.get(name) ?? []).every(
      ({ parent }) => (parent as Rule).selector === ':root',
    );
  const constants = new Map<string, string>();
  for (const [name, [first, ...others]] of declarations) {
    if (!first || others.length > 0 || !isUnconditional(first)) continue;
    // Elsewhere a property that the value asks for may be another than at the root.
    if (variablesIn(first.value).every(isOnRoot))
      constants.set(name, first.value);
  }
  const settle = (value: string): string => {
    const parsed = valueParser(value);
    parsed.walk((node) => {
      const constant = constants.get(variableOf(node) ?? '');
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
