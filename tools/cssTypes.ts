import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parse } from 'postcss';
import parser from 'postcss-selector-parser';
import { filesIn } from '../plugins/gatsby-plugin-documents';

const FOLDER = '.css-types';

function classesIn(css: string): string[] {
  const names = new Set<string>();
  const collect = parser((selectors) =>
    selectors.walkClasses(({ value }) => {
      names.add(value);
    }),
  );
  parse(css).walkRules(({ selector }) => {
    collect.processSync(selector);
  });
  return [...names].sort();
}

/** Writes a declaration of its classes for each CSS module, where tsconfig.json looks for it (`rootDirs`). */
rmSync(FOLDER, { recursive: true, force: true });
for (const file of filesIn('src').filter((one) =>
  one.endsWith('.module.css'),
)) {
  const classes = classesIn(readFileSync(join('src', file), 'utf8'));
  const lines = [
    '__esModule: true',
    ...classes.map((name) => `${name}: string`),
  ];
  const target = join(FOLDER, 'src', `${file}.d.ts`);
  mkdirSync(dirname(target), { recursive: true });
  writeFileSync(target, lines.map((one) => `export const ${one};\n`).join(''));
}
