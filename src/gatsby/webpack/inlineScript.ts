import { resolve } from 'node:path';
import { buildSync } from 'esbuild';

/**
 * Compiles the script that stands inside every page.
 * @returns its source, minified, for all browsers of package.json's browserslist; the same for the same input
 * @throws when it does not compile: the build stops
 */
export function inlineScript(): string {
  const { outputFiles } = buildSync({
    entryPoints: [resolve('src/loading/inline.ts')],
    bundle: true,
    minify: true,
    format: 'iife',
    target: ['chrome109', 'firefox115', 'safari16.4'],
    tsconfig: resolve('tsconfig.json'),
    legalComments: 'none',
    write: false,
  });
  return outputFiles[0]?.text.trim() ?? '';
}
