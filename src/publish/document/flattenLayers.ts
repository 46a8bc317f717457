import { compare, selectorSpecificity } from '@csstools/selector-specificity';
import type { AtRule, ChildNode, Root as Stylesheet } from 'postcss';
import parser, { type Selector } from 'postcss-selector-parser';
import type { PageDocument } from './pageDocument';
import {
  type ElementFinder,
  elementFinder,
  parseSelectors,
  pseudoElementOf,
} from './selectors';

/** Matches everything, with the weight of an id. */
const HEAVIER = ':not(#\\#)';

interface LayeredSelector {
  readonly layer: number;
  readonly selector: Selector;
  /** `padding` for `padding-inline-start`: a shorthand sets what its longhands set. */
  readonly properties: ReadonlySet<string>;
}

const familyOf = (property: string): string =>
  property.startsWith('--') ? property : (property.split('-')[0] ?? property);

/** @throws Error for what cannot be written out in order: nested layers and `!important` */
function layersOf(stylesheet: Stylesheet): Map<string, ChildNode[]> {
  const layers = new Map<string, ChildNode[]>();
  stylesheet.walkAtRules('layer', (layer) => {
    if (layer.parent !== stylesheet)
      throw new Error(`@layer ${layer.params} stands inside another rule.`);
    layer.walkDecls(({ important, prop }) => {
      if (important) throw new Error(`!important in a layer: ${prop}`);
    });
    for (const name of layer.params.split(','))
      layers.set(name.trim(), layers.get(name.trim()) ?? []);
    layers.get(layer.params)?.push(...(layer.nodes ?? []));
  });
  return layers;
}

function selectorsOf(nodes: readonly ChildNode[], layer: number) {
  const found: LayeredSelector[] = [];
  const visit = (node: ChildNode) => {
    if (node.type === 'atrule' && node.name !== 'keyframes')
      (node as AtRule).nodes?.forEach(visit);
    if (node.type !== 'rule') return;
    const properties = new Set(
      node.nodes.flatMap((child) =>
        child.type === 'decl' ? familyOf(child.prop) : [],
      ),
    );
    const selectors = parseSelectors(node.selector);
    for (const selector of selectors)
      found.push({ layer, selector, properties });
    rulesOf.set(node, selectors);
  };
  const rulesOf = new Map<ChildNode, Selector[]>();
  nodes.forEach(visit);
  return { found, rulesOf };
}

function meet(
  { selector, properties }: LayeredSelector,
  earlier: LayeredSelector,
  elementsOf: ElementFinder,
): boolean {
  if (![...properties].some((name) => earlier.properties.has(name)))
    return false;
  if (pseudoElementOf(selector) !== pseudoElementOf(earlier.selector))
    return false;
  const elements = new Set(elementsOf(selector));
  return elementsOf(earlier.selector).some((one) => elements.has(one));
}

const isHeavier = (one: Selector, other: Selector): boolean =>
  compare(selectorSpecificity(one), selectorSpecificity(other)) > 0;

function makeHeavier(selector: Selector): void {
  const part = selector.nodes.find((node) => parser.isPseudoElement(node));
  const weight = parser.pseudo({ value: HEAVIER });
  if (part) selector.insertBefore(part, weight);
  else selector.append(weight);
}

/**
 * Writes the layers out in their order, for browsers that do not know them
 * (before Chrome 99, Firefox 97, Safari 15.4). A layer's rule wins over those of
 * earlier layers whatever they weigh, so a selector that would now lose is made
 * heavier.
 */
export function flattenLayers({ html, stylesheet }: PageDocument): void {
  const layers = layersOf(stylesheet);
  const unlayered = stylesheet.nodes.filter(
    (node) => node.type !== 'atrule' || node.name !== 'layer',
  );
  const groups = [...layers.values(), unlayered];
  const elementsOf = elementFinder(html);
  const earlier: LayeredSelector[] = [];
  for (const [layer, nodes] of groups.entries()) {
    const { found, rulesOf } = selectorsOf(nodes, layer);
    for (const later of found)
      for (const other of earlier)
        while (
          isHeavier(other.selector, later.selector) &&
          meet(later, other, elementsOf)
        )
          makeHeavier(later.selector);
    for (const [rule, selectors] of rulesOf)
      if (rule.type === 'rule') rule.selector = selectors.map(String).join(',');
    earlier.push(...found);
  }
  stylesheet.removeAll();
  for (const nodes of groups) stylesheet.append(...nodes);
}
