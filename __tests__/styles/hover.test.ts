import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'postcss';
import { filesIn } from '../../tools/files';

const sheets = filesIn('src').filter((file) => file.endsWith('.css'));

// After a tap a phone keeps the look of `:hover` until the next one.
test('only for a mouse something looks different under the pointer', () => {
  const found: string[] = [];
  for (const file of sheets)
    parse(readFileSync(join('src', file), 'utf8')).walkRules(
      /:hover/,
      (rule) => {
        const { parent } = rule;
        const isForMouse =
          parent?.type === 'atrule' &&
          parent.toString().includes('(pointer: fine)');
        if (!isForMouse) found.push(`${file}: ${rule.selector}`);
      },
    );
  expect(found).toEqual([]);
});
