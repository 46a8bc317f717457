import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { buildSync } from 'esbuild';

const packageOf = (file: string) => /^.*node_modules\/(?:@[^/]+\/)?[^/]+/.exec(file)?.[0] ?? [];

function bundle(entry: string) {
  const { outputFiles, metafile } = buildSync({
    entryPoints: [resolve('src/client', entry)],
    bundle: true,
    minify: true,
    // The browsers of package.json's browserslist.
    target: ['chrome109', 'edge109', 'firefox115', 'safari16.4'],
    define: { 'process.env.NODE_ENV': '"production"' },
    legalComments: 'none',
    write: false,
    metafile: true,
  });
  return {
    text: outputFiles[0]?.text.trim() ?? '',
    packages: Object.keys(metafile.inputs).flatMap(packageOf),
  };
}

function compile() {
  const inline = bundle('inline.ts');
  const island = bundle('island.tsx');
  // Of the text alone: esbuild's own hash tells folders apart, too.
  const hash = createHash('sha256').update(island.text).digest('hex').slice(0, 10);
  const file = `island-${hash}.js`;
  mkdirSync(resolve('public'), { recursive: true });
  writeFileSync(resolve('public', file), island.text);
  return {
    /** Text of the script that stands inside every page. */
    inline: inline.text,
    /** Address of the carousel's code. */
    island: `/${file}`,
    /** The npm packages that are in it, by their folders inside the project. */
    packages: [...new Set([...inline.packages, ...island.packages])].sort(),
  };
}

let compiled: ReturnType<typeof compile> | undefined;

/**
 * Compiles the browser's code, once a build: the same files for the same input.
 * @throws when it does not compile: the build stops
 */
export const clientBundle = () => {
  compiled ??= compile();
  return compiled;
};
