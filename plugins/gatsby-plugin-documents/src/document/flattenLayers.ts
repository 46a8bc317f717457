import { compare, selectorSpecificity } from '@csstools/selector-specificity';
import {
  type ChildNode,
  type Rule,
  root,
  type Root as Stylesheet,
} from 'postcss';
import parser, { type Selector } from 'postcss-selector-parser';
import type { ScriptEffects } from '../options';
import type { PageDocument } from './pageDocument';
import {
  type ElementFinder,
  elementFinder,
  isKeyframe,
  parseSelectors,
  pseudoElementOf,
} from './selectors';

/** Matches everything, with the weight of an id. */
const HEAVIER = ':not(#\\#)';

interface LayeredSelector {
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

const familiesIn = (rule: Rule): Set<string> =>
  new Set(
    rule.nodes.flatMap((node) =>
      node.type === 'decl' ? familyOf(node.prop) : [],
    ),
  );

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
export function flattenLayers(
  { html, stylesheet }: PageDocument,
  scriptEffects: ScriptEffects,
): void {
  const layers = layersOf(stylesheet);
  const unlayered = stylesheet.nodes.filter(
    (node) => node.type !== 'atrule' || node.name !== 'layer',
  );
  const elementsOf = elementFinder(html, scriptEffects);
  const earlier: LayeredSelector[] = [];
  stylesheet.removeAll();
  for (const nodes of [...layers.values(), unlayered]) {
    const layer = root().append(...nodes);
    const own: LayeredSelector[] = [];
    layer.walkRules((rule) => {
      if (isKeyframe(rule)) return;
      const properties = familiesIn(rule);
      const selectors = parseSelectors(rule.selector);
      for (const selector of selectors) {
        const later = { selector, properties };
        for (const other of earlier)
          while (
            isHeavier(other.selector, selector) &&
            meet(later, other, elementsOf)
          )
            makeHeavier(selector);
        own.push(later);
      }
      rule.selector = selectors.map(String).join(',');
    });
    earlier.push(...own);
    stylesheet.append(...layer.nodes);
  }
}
