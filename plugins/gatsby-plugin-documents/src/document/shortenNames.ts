import { selectAll } from 'hast-util-select';
import parser from 'postcss-selector-parser';
import valueParser from 'postcss-value-parser';
import { variableOf } from './inlineConstants';
import type { PageDocument } from './pageDocument';

/** Gives each name a short one, in the order in which they are met. */
function shortNames(prefix: string) {
  const known = new Map<string, string>();
  return (name: string): string => {
    const short = known.get(name) ?? `${prefix}${known.size.toString(36)}`;
    known.set(name, short);
    return short;
  };
}

/** Gatsby names a class of a CSS module `Hero-module--badge--1a2b3`; scripts ask only for others. */
const isOfModule = (name: string): boolean => name.includes('-module--');

/** Shortens the names of animations of CSS modules. */
function shortenAnimations(
  stylesheet: PageDocument['stylesheet'],
  shorten: (name: string) => string,
): void {
  stylesheet.walkAtRules('keyframes', (keyframes) => {
    if (isOfModule(keyframes.params))
      keyframes.params = shorten(keyframes.params);
  });
  stylesheet.walkDecls(/^animation/, (declaration) => {
    const parsed = valueParser(declaration.value);
    parsed.walk((node) => {
      if (isOfModule(node.value)) node.value = shorten(node.value);
    });
    declaration.value = valueParser.stringify(parsed.nodes);
  });
}

/**
 * Shortens the names of classes and animations of CSS modules in the page and
 * its styles, and drops the classes that no rule selects.
 */
export function shortenClasses({ html, stylesheet }: PageDocument): void {
  const shorten = shortNames('c');
  const selected = new Set<string>();
  const inSelectors = parser((selectors) =>
    selectors.walkClasses((node) => {
      if (isOfModule(node.value)) node.value = shorten(node.value);
      selected.add(node.value);
    }),
  );
  stylesheet.walkRules((rule) => {
    rule.selector = inSelectors.processSync(rule.selector);
  });
  shortenAnimations(stylesheet, shorten);
  for (const { properties } of selectAll('[class]', html)) {
    const names = [properties.className]
      .flat()
      .map(String)
      .map((name) => (isOfModule(name) ? shorten(name) : name))
      .filter((name) => selected.has(name));
    properties.className = names.length > 0 ? names : undefined;
  }
}

/** Shortens the names of custom properties; no script asks for one. */
export function shortenCustomProperties({ stylesheet }: PageDocument): void {
  // W3C's checker takes no digit at the start of a name.
  const shorten = shortNames('--v');
  stylesheet.walkDecls((declaration) => {
    if (declaration.prop.startsWith('--'))
      declaration.prop = shorten(declaration.prop);
    if (!declaration.value.includes('var(')) return;
    const parsed = valueParser(declaration.value);
    parsed.walk((node) => {
      const name = variableOf(node);
      if (name) name.value = shorten(name.value);
    });
    declaration.value = valueParser.stringify(parsed.nodes);
  });
}
