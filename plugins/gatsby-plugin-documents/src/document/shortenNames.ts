import parser from 'postcss-selector-parser';
import type { PageDocument } from './pageDocument';
import { CUSTOM_PROPERTY, changeVariables } from './values';

/** Returns a function that gives each name a short one, numbered in the order of the calls. */
function shortNames(prefix: string) {
  const known: string[] = [];
  return (name: string): string => {
    if (!known.includes(name)) known.push(name);
    return prefix + known.indexOf(name).toString(36);
  };
}

/** Shortens the names of classes of CSS modules in the page and its styles, and removes the classes that no rule selects. */
export function shortenClasses({ html, stylesheet }: PageDocument): void {
  const shortNameOf = shortNames('c');
  // Gatsby names a class of a CSS module `Hero-module--badge--1a2b3`. Scripts only look for others.
  const shorten = (name: string) =>
    name.includes('-module--') ? shortNameOf(name) : name;
  const selected = new Set<string>();
  const selectors = parser((root) =>
    root.walkClasses((node) => {
      node.value = shorten(node.value);
      selected.add(node.value);
    }),
  );
  stylesheet.walkRules((rule) => {
    rule.selector = selectors.processSync(rule.selector);
  });
  for (const element of html.querySelectorAll('[class]')) {
    const names = [...element.classList].map(shorten);
    const used = names.filter((name) => selected.has(name)).join(' ');
    if (used) element.setAttribute('class', used);
    else element.removeAttribute('class');
  }
}

/** Shortens the names of custom properties. No script uses one. */
export function shortenCustomProperties({ stylesheet }: PageDocument): void {
  // W3C's validator rejects a name that starts with a digit.
  const shorten = shortNames('--v');
  stylesheet.walkDecls((declaration) => {
    if (CUSTOM_PROPERTY.test(declaration.prop))
      declaration.prop = shorten(declaration.prop);
    changeVariables(declaration, (_variable, name) => {
      name.value = shorten(name.value);
    });
  });
}
