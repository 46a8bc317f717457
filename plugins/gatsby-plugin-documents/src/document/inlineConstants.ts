import type { Declaration, Rule, Root as Stylesheet } from 'postcss';
import valueParser, { type Node } from 'postcss-value-parser';
import type { PageDocument } from './pageDocument';

export const CUSTOM_PROPERTY = /^--/;

/**
 * Changes the `var()` functions in a declaration's value.
 * @param change - gets each function and the name inside it, and may change both
 */
export function changeVariables(
  declaration: Declaration,
  change: (variable: Node, name: Node) => void,
): void {
  if (!declaration.value.includes('var(')) return;
  const parsed = valueParser(declaration.value);
  parsed.walk((node) => {
    if (node.type !== 'function' || node.value !== 'var') return;
    const [name] = node.nodes;
    if (name) change(node, name);
  });
  declaration.value = parsed.toString();
}

/** Whether a declaration is on `:root`, outside `@media` and other conditions. */
const isGlobal = ({ parent }: Declaration): boolean =>
  (parent as Rule).selector === ':root' && parent?.parent?.type === 'root';

/** The values of the custom properties that are declared once, globally, and contain no `var()`. */
function constantsIn(stylesheet: Stylesheet): Map<string, string> {
  const constants = new Map<string, string>();
  const declared = new Set<string>();
  stylesheet.walkDecls(CUSTOM_PROPERTY, (declaration) => {
    const { prop, value } = declaration;
    if (declared.has(prop)) constants.delete(prop);
    else if (isGlobal(declaration) && !value.includes('var('))
      constants.set(prop, value);
    declared.add(prop);
  });
  return constants;
}

function removeUnused(stylesheet: Stylesheet): void {
  const used = new Set<string>();
  stylesheet.walkDecls((declaration) =>
    changeVariables(declaration, (_variable, name) => {
      used.add(name.value);
    }),
  );
  stylesheet.walkDecls(CUSTOM_PROPERTY, (declaration) => {
    if (!used.has(declaration.prop)) declaration.remove();
  });
}

/** Replaces each custom property that never changes by its value, and removes those that no rule uses. */
export function inlineConstants({ stylesheet }: PageDocument): void {
  let constants = constantsIn(stylesheet);
  while (constants.size > 0) {
    stylesheet.walkDecls((declaration) => {
      if (constants.has(declaration.prop)) declaration.remove();
      changeVariables(declaration, (variable, name) => {
        const value = constants.get(name.value);
        if (value !== undefined)
          Object.assign(variable, { type: 'word', value });
      });
    });
    // A value that contained only constants has become a constant itself.
    constants = constantsIn(stylesheet);
  }
  removeUnused(stylesheet);
}
