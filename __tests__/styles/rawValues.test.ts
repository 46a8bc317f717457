import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'postcss';

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

const COLOR = /#[\da-f]{3,8}\b|\b(rgb|hsl|oklch)a?\(/i;
const SIZE_OR_TIME = /[\d.](px|rem|ms|s)\b/;

test.each(sheets)('%s contains no raw colors, sizes or times', (_, css) => {
  const raw: string[] = [];
  parse(css).walkDecls((declaration) => {
    const { value } = declaration;
    if (COLOR.test(value) || SIZE_OR_TIME.test(value))
      raw.push(String(declaration));
  });
  expect(raw).toEqual([]);
});
