import type { Declaration, Rule, Root as Stylesheet } from 'postcss';
import type { PageDocument } from './pageDocument';
import { CUSTOM_PROPERTY, changeVariables } from './values';

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

/** Replaces each custom property that never changes by its value, and removes those that no rule uses. */
export function inlineConstants({ stylesheet }: PageDocument): void {
  const used = new Set<string>();
  let hasChanged: boolean;
  do {
    // A value that contained only constants has become a constant itself.
    const constants = constantsIn(stylesheet);
    used.clear();
    hasChanged = false;
    stylesheet.walkDecls((declaration) =>
      changeVariables(declaration, (variable, name) => {
        const value = constants.get(name.value);
        if (value === undefined) used.add(name.value);
        else {
          Object.assign(variable, { type: 'word', value });
          hasChanged = true;
        }
      }),
    );
  } while (hasChanged);
  stylesheet.walkDecls(CUSTOM_PROPERTY, (declaration) => {
    if (!used.has(declaration.prop)) declaration.remove();
  });
}
