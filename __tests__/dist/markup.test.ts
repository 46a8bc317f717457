import type { Element } from 'hast';
import { selectAll } from 'hast-util-select';
import { toHtml } from 'hast-util-to-html';
import { FIXTURE_DIST } from '../support/fixture';
import { pagesIn, parsePage } from './support/published';

/** An element without its content and its classes: aria.spec.ts holds the texts, look.spec.ts the styles. */
function describeElement(element: Element): string {
  const { tagName, properties } = element;
  if (tagName === 'title' || properties.type === 'application/ld+json')
    return toHtml(element);
  const attributes = { ...properties, className: undefined };
  return toHtml({ ...element, properties: attributes, children: [] });
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
