import type { Element, Root } from 'hast';
import { selectAll } from 'hast-util-select';
import type { AtRule, Rule } from 'postcss';
import parser, { type Node, type Selector } from 'postcss-selector-parser';
import type { ScriptEffects } from '../options';

/** Pseudo-classes about the page's structure; all others are states or parts of an element. */
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

const isState = (node: Node, attributes: readonly string[]): boolean =>
  node.type === 'attribute'
    ? attributes.includes(node.attribute)
    : node.type === 'pseudo' && !STRUCTURAL.includes(node.value);

/** The outermost `:not()` or `:has()` around a state, which asks for that state alone; or the state. */
function wholeCondition(state: Node, selector: Selector): Node {
  let whole = state;
  let node: Node | undefined = state;
  while (node && node !== selector) {
    if (node.value === ':not' || node.value === ':has') whole = node;
    node = node.parent as Node | undefined;
  }
  return whole;
}

/** What a selector asks of the page's structure, as a selector that matches in any state. */
function structureOf(
  selector: Selector,
  attributes: readonly string[],
): string {
  const copy = selector.clone({}) as Selector;
  const states: Node[] = [];
  copy.walk((node) => {
    if (isState(node, attributes)) states.push(node);
    // hast-util-select does not know it; the two differ in weight only.
    else if (node.value === ':where') node.value = ':is';
  });
  for (const state of states) {
    const condition = wholeCondition(state, copy);
    if (condition.parent)
      condition.replaceWith(parser.pseudo({ value: ':is(*)' }));
  }
  return String(copy).trim();
}

/** Whether a rule is a step of an animation, whose selector is a time. */
export const isKeyframe = ({ parent }: Rule): boolean =>
  (parent as AtRule | undefined)?.name === 'keyframes';

export const parseSelectors = (selectors: string): Selector[] =>
  parser().astSync(selectors).nodes;

/** Answers which elements of a page a selector may ever match. */
export type ElementFinder = (selector: Selector) => readonly Element[];

/** Each structure is looked for once: styles ask for the same elements in many states. */
export function elementFinder(
  html: Root,
  { attributes, classPrefixes, container }: ScriptEffects,
): ElementFinder {
  const known = new Map<string, readonly Element[]>();
  const containers = selectAll(container, html);
  return (selector) => {
    let isMadeByScript = false;
    selector.walkClasses(({ value }) => {
      isMadeByScript ||= classPrefixes.some((name) => value.startsWith(name));
    });
    if (isMadeByScript) return containers;
    const structure = structureOf(selector, attributes);
    const found = known.get(structure) ?? selectAll(structure, html);
    known.set(structure, found);
    return found;
  };
}
