import type { Root as Page } from 'hast';
import { select } from 'hast-util-select';
import parser, { type Node, type Root } from 'postcss-selector-parser';
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
  if (node.value === ':not')
    node.walk((inner) => {
      hasState ||= isState(inner, attributes);
    });
  return hasState;
}

/** Replaces the states in a selector by `:is(*)`, which always matches. */
function replaceStates(selector: Root, attributes: readonly string[]): void {
  selector.walk((node) => {
    if (isState(node, attributes))
      node.replaceWith(parser.pseudo({ value: ':is(*)' }));
    // hast-util-select doesn't support `:where`. The two differ only in specificity.
    else if (node.value === ':where') node.value = ':is';
  });
}

/** Returns a function that answers whether a selector may match an element of the page in some state. */
export function createSelectorMatcher(
  html: Page,
  { attributes, classPrefixes, container }: ScriptEffects,
) {
  const hasContainer = select(container, html) !== undefined;
  return (text: string): boolean => {
    const selector = parser().astSync(text);
    let isFromScript = false;
    selector.walkClasses(({ value }) => {
      isFromScript ||= classPrefixes.some((name) => value.startsWith(name));
    });
    if (isFromScript) return hasContainer;
    replaceStates(selector, attributes);
    return select(String(selector), html) !== undefined;
  };
}
