import type { Element } from 'hast';
import { selectAll } from 'hast-util-select';
import { toHtml } from 'hast-util-to-html';
import { FIXTURE_DIST } from '../support/fixture';
import { pagesIn, parsePage } from './support/published';

/** A class of a component has a short name, such as `c0`. */
const isShort = (name: string | number) => /^c[\da-z]{1,2}$/.test(`${name}`);

/** An element without its content and the classes of components: aria.spec.ts holds the texts, look.spec.ts the styles. */
function describeElement(element: Element): string {
  const { tagName, properties } = element;
  if (tagName === 'title' || properties.type === 'application/ld+json')
    return toHtml(element);
  const classes = Array.isArray(properties.className)
    ? properties.className.filter((name) => !isShort(name))
    : [];
  const className = classes.length > 0 ? classes : undefined;
  return toHtml({
    ...element,
    properties: { ...properties, className },
    children: [],
  });
}

// The fixtures, so that changes of the real content do not change the snapshots.
test.each(pagesIn(FIXTURE_DIST))(
  '%s: the head, and all elements with their attributes, match the snapshot',
  (file) => {
    const page = parsePage(FIXTURE_DIST, file);
    // Icons and waves are drawn by these.
    const elements = selectAll(':not(body, path, circle, rect)', page);
    const lines = elements.map(describeElement);
    expect(lines.join('\n')).toMatchSnapshot();
  },
);
