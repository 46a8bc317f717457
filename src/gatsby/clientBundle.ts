import { basename, resolve } from 'node:path';
import { type BuildOptions, buildSync } from 'esbuild';

/** What a visitor's browser runs. */
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

function compile(): ClientBundle {
  const inline = buildSync({
    ...shared,
    entryPoints: [resolve('src/client/inline.ts')],
    write: false,
  });
  const island = buildSync({
    ...shared,
    entryPoints: [resolve('src/client/island.tsx')],
    outdir: resolve('public'),
    entryNames: '[name]-[hash]',
    metafile: true,
  });
  const { inputs, outputs } = island.metafile;
  return {
    inline: inline.outputFiles[0]?.text.trim() ?? '',
    island: `/${basename(Object.keys(outputs)[0] ?? '')}`,
    packages: [...new Set(Object.keys(inputs).flatMap(packageOf))].sort(),
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
