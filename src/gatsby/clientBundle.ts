import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { type BuildOptions, buildSync } from 'esbuild';

export interface ClientBundle {
  /** Text of the script that stands inside every page. */
  readonly inline: string;
  /** Address of the carousel's code. */
  readonly island: string;
  /** The npm packages that are in it, by their folders inside the project. */
  readonly packages: readonly string[];
}

const shared = {
  bundle: true,
  minify: true,
  // The browsers of package.json's browserslist.
  target: ['chrome109', 'edge109', 'firefox115', 'safari16.4'],
  define: { 'process.env.NODE_ENV': '"production"' },
  legalComments: 'none',
} as const satisfies BuildOptions;

const packageOf = (file: string) => /^.*node_modules\/(?:@[^/]+\/)?[^/]+/.exec(file)?.[0] ?? [];

function bundle(entry: string) {
  const { outputFiles, metafile } = buildSync({
    ...shared,
    entryPoints: [resolve('src/client', entry)],
    write: false,
    metafile: true,
  });
  return {
    text: outputFiles[0]?.text.trim() ?? '',
    packages: Object.keys(metafile.inputs).flatMap(packageOf),
  };
}

function compile(): ClientBundle {
  const inline = bundle('inline.ts');
  const island = bundle('island.tsx');
  // Of the text alone: esbuild's own hash tells folders apart, too.
  const hash = createHash('sha256').update(island.text).digest('hex').slice(0, 10);
  const file = `island-${hash}.js`;
  mkdirSync(resolve('public'), { recursive: true });
  writeFileSync(resolve('public', file), island.text);
  return {
    inline: inline.text,
    island: `/${file}`,
    packages: [...new Set([...inline.packages, ...island.packages])].sort(),
  };
}

let compiled: ClientBundle | undefined;

/**
 * Compiles the browser's code, once a build: the same files for the same input.
 * @throws when it does not compile: the build stops
 */
export const clientBundle = (): ClientBundle => {
  compiled ??= compile();
  return compiled;
};
