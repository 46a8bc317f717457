import { FIXTURE_DIST } from '../support/fixture';
import { pagesIn, parsePage } from './support/published';

/** A class of a component has a short name, such as `c0`. */
const SHORT_CLASS = /^c[\da-z]{1,2}$/;

/** The hashes of pictures and fonts, which change with the versions of packages. */
const HASH = /[/-][\da-f]{5,6}(?=[/.])/g;

/** An element without its content and the classes of components: aria.spec.ts holds the texts, look.spec.ts the styles. */
function describeElement(element: Element): string {
  if (element.matches('title, [type="application/ld+json"]'))
    return element.outerHTML;
  const copy = element.cloneNode() as Element;
  for (const name of element.classList)
    if (SHORT_CLASS.test(name)) copy.classList.remove(name);
  if (copy.classList.length === 0) copy.removeAttribute('class');
  return copy.outerHTML;
}

// The fixtures, so that changes of the real content do not change the snapshots.
test.each(pagesIn(FIXTURE_DIST))(
  '%s: the head, and all elements with their attributes, match the snapshot',
  (file) => {
    const page = parsePage(FIXTURE_DIST, file);
    // Icons and waves are drawn by these.
    const elements = page.querySelectorAll(':not(body, path, circle, rect)');
    const lines = [...elements].map(describeElement);
    expect(lines.join('\n').replace(HASH, '')).toMatchSnapshot();
  },
);
