import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'postcss';
import { filesIn } from '../support/files';

const sheets = filesIn('src').filter((file) => file.endsWith('.css'));

// After a tap a browser keeps the look of `:hover` until the next one. Without script only the media query knows.
test('only for a mouse something looks different under the pointer', () => {
  const found: string[] = [];
  for (const file of sheets)
    parse(readFileSync(join('src', file), 'utf8')).walkRules(
      /:hover/,
      (rule) => {
        const { parent, selectors } = rule;
        const isForMouse =
          parent?.type === 'atrule' &&
          parent.toString().includes('(any-pointer: fine)') &&
          selectors.every((selector) =>
            selector.startsWith(':global(:root:not([data-touch])) '),
          );
        if (!isForMouse) found.push(`${file}: ${rule.selector}`);
      },
    );
  expect(found).toEqual([]);
});
