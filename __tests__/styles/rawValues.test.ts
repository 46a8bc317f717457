import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const SRC = join(__dirname, '../../src');

// Only these files may contain raw values.
const VALUE_FILES = [
  'color-values',
  'color-roles',
  'service-colors',
  'sizes',
  'font',
  'reset',
  'utilities',
].map((name) => join(SRC, 'styles', `${name}.css`));

const sheets = readdirSync(SRC, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.css'))
  .map((file) => join(SRC, file))
  .filter((file) => !VALUE_FILES.includes(file))
  .map(
    (file) => [file.slice(SRC.length + 1), readFileSync(file, 'utf8')] as const,
  );

const declarations = (css: string) =>
  css
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/@(media|supports|container)[^{]*\{/g, '{')
    .split('\n')
    .filter((line) => /^\s*[\w-]+:/.test(line));

const COLOR = /#[\da-f]{3,8}\b|\b(rgb|hsl|oklch)a?\(/i;
const SIZE_OR_TIME = /[\d.](px|rem|ms|s)\b/;

test.each(sheets)('%s contains no raw colors, sizes or times', (_, css) => {
  expect(
    declarations(css).filter(
      (line) => COLOR.test(line) || SIZE_OR_TIME.test(line),
    ),
  ).toEqual([]);
});
