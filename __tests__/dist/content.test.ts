import type { Nodes } from 'hast';
import { derivedValues } from '../../src/content/derived';
import { company } from '../browser/support/content';
import { pagesIn, parsePage } from './support/published';

/** The text of a page outside its links. */
function unlinkedText(node: Nodes): string {
  if (node.type === 'text') return node.value;
  if (node.type === 'element' && ['a', 'script'].includes(node.tagName))
    return '';
  return 'children' in node ? node.children.map(unlinkedText).join('') : '';
}

test.each(pagesIn('dist'))(
  'on %s every phone number and e-mail address is a link',
  (page) => {
    const text = unlinkedText(parsePage('dist', page));
    expect(text).not.toContain(derivedValues(company).phone);
    expect(text).not.toContain(company.email);
  },
);
