import type { AtRule, ChildNode, Root as Stylesheet } from 'postcss';
import valueParser from 'postcss-value-parser';
import type { PageDocument } from './pageDocument';
import { elementFinder, parseSelectors } from './selectors';

function namesIn(stylesheet: Stylesheet, property: string): Set<string> {
  const names = new Set<string>();
  stylesheet.walkDecls((declaration) => {
    if (!declaration.prop.startsWith(property)) return;
    valueParser(declaration.value).walk(({ type, value }) => {
      if (type === 'word') names.add(value);
    });
  });
  return names;
}

function removeEmptyGroups(stylesheet: Stylesheet): void {
  const isEmpty = (node: ChildNode) =>
    (node.type === 'rule' || node.type === 'atrule') &&
    node.nodes?.length === 0;
  let removed = true;
  while (removed) {
    removed = false;
    stylesheet.walk((node) => {
      if (!isEmpty(node)) return;
      node.remove();
      removed = true;
    });
  }
}

const isKeyframes = ({ parent }: ChildNode): boolean =>
  (parent as AtRule | undefined)?.name === 'keyframes';

/** Keeps the rules whose selectors may match an element of the page in some state. */
export function keepUsedRules({ html, stylesheet }: PageDocument): void {
  const elementsOf = elementFinder(html);
  stylesheet.walkRules((rule) => {
    if (isKeyframes(rule)) return;
    const used = parseSelectors(rule.selector).filter(
      (selector) => elementsOf(selector).length > 0,
    );
    if (used.length > 0) rule.selector = used.map(String).join(',');
    else rule.remove();
  });
  removeEmptyGroups(stylesheet);
  const animations = namesIn(stylesheet, 'animation');
  stylesheet.walkAtRules('keyframes', (keyframes) => {
    if (!animations.has(keyframes.params)) keyframes.remove();
  });
}
