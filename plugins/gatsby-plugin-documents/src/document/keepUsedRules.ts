import type { ChildNode, Root as Stylesheet } from 'postcss';
import valueParser from 'postcss-value-parser';
import type { ScriptEffects } from '../options';
import type { PageDocument } from './pageDocument';
import { elementFinder, isKeyframe, parseSelectors } from './selectors';

function animationsIn(stylesheet: Stylesheet): Set<string> {
  const names = new Set<string>();
  stylesheet.walkDecls(({ prop, value }) => {
    if (!prop.startsWith('animation')) return;
    valueParser(value).walk((node) => {
      if (node.type === 'word') names.add(node.value);
    });
  });
  return names;
}

/** Removes a node and the groups around it that are empty then. */
function removeWithGroups(node: ChildNode): void {
  const { parent } = node;
  node.remove();
  if (parent?.type === 'atrule' && parent.nodes?.length === 0)
    removeWithGroups(parent as ChildNode);
}

/** Keeps the rules whose selectors may match an element of the page in some state. */
export function keepUsedRules(
  { html, stylesheet }: PageDocument,
  scriptEffects: ScriptEffects,
): void {
  const elementsOf = elementFinder(html, scriptEffects);
  stylesheet.walkRules((rule) => {
    if (isKeyframe(rule)) return;
    const used = parseSelectors(rule.selector).filter(
      (selector) => elementsOf(selector).length > 0,
    );
    if (used.length > 0) rule.selector = used.map(String).join(',');
    else removeWithGroups(rule);
  });
  const animations = animationsIn(stylesheet);
  stylesheet.walkAtRules('keyframes', (keyframes) => {
    if (!animations.has(keyframes.params)) keyframes.remove();
  });
}
