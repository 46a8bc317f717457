import type { AtRule, ChildNode } from 'postcss';
import parser, { type Node } from 'postcss-selector-parser';
import type { ScriptEffects } from '../options';
import type { PageDocument } from './pageDocument';

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

/** Returns a function that answers whether a selector may match an element of the page in some state. */
function selectorMatcher(
  html: Document,
  { attributes, classPrefixes, container }: ScriptEffects,
) {
  const hasContainer = html.querySelector(container) !== null;
  return (text: string): boolean => {
    const selector = parser().astSync(text);
    let isFromScript = false;
    selector.walkClasses(({ value }) => {
      isFromScript ||= classPrefixes.some((name) => value.startsWith(name));
    });
    if (isFromScript) return hasContainer;
    selector.walk((node) => {
      // `:is(*)` always matches.
      if (isState(node, attributes))
        node.replaceWith(parser.pseudo({ value: ':is(*)' }));
    });
    return html.querySelector(String(selector)) !== null;
  };
}

/** Removes a node, and the groups around it that are empty then. */
function removeWithGroups(node: ChildNode): void {
  const { parent } = node;
  node.remove();
  if (parent?.type === 'atrule' && parent.nodes?.length === 0)
    removeWithGroups(parent as ChildNode);
}

/** Removes the rules that match no element of the page in any state. */
export function keepUsedRules(
  { html, stylesheet }: PageDocument,
  scriptEffects: ScriptEffects,
): void {
  const mayMatch = selectorMatcher(html, scriptEffects);
  stylesheet.walkRules((rule) => {
    // The selectors in keyframes are percentages.
    if ((rule.parent as AtRule).name === 'keyframes') return;
    const used = rule.selectors.filter(mayMatch);
    if (used.length > 0) rule.selectors = used;
    else removeWithGroups(rule);
  });
}
