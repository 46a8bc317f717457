import type { AtRule, ChildNode } from 'postcss';
import valueParser from 'postcss-value-parser';
import type { ScriptEffects } from '../options';
import type { PageDocument } from './pageDocument';
import { createSelectorMatcher } from './selectorMatcher';

/** Removes a node, and the groups around it that are empty then. */
function removeWithGroups(node: ChildNode): void {
  const { parent } = node;
  node.remove();
  if (parent?.type === 'atrule' && parent.nodes?.length === 0)
    removeWithGroups(parent as ChildNode);
}

/** Removes the rules that match no element of the page in any state, and the animations that no rule uses. */
export function keepUsedRules(
  { html, stylesheet }: PageDocument,
  scriptEffects: ScriptEffects,
): void {
  const mayMatch = createSelectorMatcher(html, scriptEffects);
  stylesheet.walkRules((rule) => {
    // The selectors in keyframes are percentages.
    if ((rule.parent as AtRule).name === 'keyframes') return;
    const used = rule.selectors.filter(mayMatch);
    if (used.length > 0) rule.selectors = used;
    else removeWithGroups(rule);
  });
  const animations = new Set<string>();
  stylesheet.walkDecls(/^animation/, ({ value }) => {
    valueParser(value).walk((node) => {
      animations.add(node.value);
    });
  });
  stylesheet.walkAtRules('keyframes', (keyframes) => {
    if (!animations.has(keyframes.params)) keyframes.remove();
  });
}
