import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import { buildSync } from 'esbuild';

const packageOf = (file: string) =>
  /^.*node_modules\/(?:@[^/]+\/)?[^/]+/.exec(file)?.[0] ?? [];

function compile() {
  const { outputFiles, metafile } = buildSync({
    entryPoints: [
      resolve('src/client/inline.ts'),
      resolve('src/client/island.tsx'),
    ],
    outdir: resolve('public'),
    bundle: true,
    minify: true,
    // The browsers of package.json's browserslist.
    target: ['chrome109', 'edge109', 'firefox115', 'safari16.4'],
    define: { 'process.env.NODE_ENV': '"production"' },
    legalComments: 'none',
    write: false,
    metafile: true,
  });
  const textOf = (file: string) =>
    outputFiles.find(({ path }) => basename(path) === file)?.text.trim() ?? '';
  const island = textOf('island.js');
  // Of the text alone: esbuild's own hash tells folders apart, too.
  const hash = createHash('sha256').update(island).digest('hex').slice(0, 10);
  const file = `island-${hash}.js`;
  mkdirSync(resolve('public'), { recursive: true });
  writeFileSync(resolve('public', file), island);
  return {
    inline: textOf('inline.js'),
    island: `/${file}`,
    packages: [
      ...new Set(Object.keys(metafile.inputs).flatMap(packageOf)),
    ].sort(),
  };
}

let compiled: ReturnType<typeof compile> | undefined;

/** Compiles the browser's code, once a build. @throws when it does not compile: the build stops */
export const clientBundle = () => {
  compiled ??= compile();
  return compiled;
};
