import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'postcss';
import { filesIn } from '../support/files';

const sheets = filesIn('src').filter((file) => file.endsWith('.css'));

// After a tap a browser keeps the look of `:hover` until the next one.
test('only for a mouse something looks different under the pointer', () => {
  const found: string[] = [];
  for (const file of sheets)
    parse(readFileSync(join('src', file), 'utf8')).walkRules(
      /:hover/,
      ({ parent, selector }) => {
        const isForMouse = parent
          ?.toString()
          .startsWith('@media (hover: hover)');
        if (!isForMouse) found.push(`${file}: ${selector}`);
      },
    );
  expect(found).toEqual([]);
});
