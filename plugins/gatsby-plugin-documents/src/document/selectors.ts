import type { Root } from 'hast';
import { select } from 'hast-util-select';
import parser, { type Node, type Selector } from 'postcss-selector-parser';
import type { ScriptEffects } from '../options';

/** Pseudo-classes about the page's structure. All others are states, or pseudo-elements. */
const STRUCTURAL = [
  ':root',
  ':empty',
  ':first-child',
  ':last-child',
  ':nth-child',
  ':is',
  ':where',
  ':not',
  ':has',
];

/** Whether a part of a selector, such as `:hover` or `:not([open])`, depends on the state of the page. */
function isState(node: Node, attributes: readonly string[]): boolean {
  if (node.type === 'attribute') return attributes.includes(node.attribute);
  if (node.type !== 'pseudo') return false;
  let hasState = !STRUCTURAL.includes(node.value);
  if (node.value === ':not' || node.value === ':has')
    node.walk((inner) => {
      hasState ||= isState(inner, attributes);
    });
  return hasState;
}

/** Replaces the states in a selector by `:is(*)`, which always matches. */
function withoutStates(
  selector: Selector,
  attributes: readonly string[],
): string {
  const copy = selector.clone({}) as Selector;
  copy.walk((node) => {
    if (isState(node, attributes))
      node.replaceWith(parser.pseudo({ value: ':is(*)' }));
    // hast-util-select doesn't support `:where`. The two differ only in specificity.
    else if (node.value === ':where') node.value = ':is';
  });
  return String(copy).trim();
}

export const parseSelectors = (selectors: string): Selector[] =>
  parser().astSync(selectors).nodes;

/** Returns a function that answers whether a selector may match an element of the page in some state. */
export function selectorMatcher(
  html: Root,
  { attributes, classPrefixes, container }: ScriptEffects,
) {
  const hasContainer = select(container, html) !== undefined;
  const isFromScript = (name: string) =>
    classPrefixes.some((prefix) => name.startsWith(prefix));
  return (selector: Selector): boolean => {
    let needsScript = false;
    selector.walkClasses(({ value }) => {
      needsScript ||= isFromScript(value);
    });
    if (needsScript) return hasContainer;
    return select(withoutStates(selector, attributes), html) !== undefined;
  };
}
