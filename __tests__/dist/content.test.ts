import { derivedValues } from '../../src/gatsby/derived';
import { company } from '../browser/support/content';
import { pagesIn, parsePage } from './support/published';

test.each(pagesIn('dist'))(
  'on %s every phone number and e-mail address is a link',
  (file) => {
    const page = parsePage('dist', file);
    for (const element of page.querySelectorAll('a, script')) element.remove();
    const text = page.documentElement.textContent;
    expect(text).not.toContain(derivedValues(company).phone);
    expect(text).not.toContain(company.email);
  },
);
