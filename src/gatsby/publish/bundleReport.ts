import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, relative, sep } from 'node:path';
import type { Compiler } from 'webpack';
import { foldersOf } from './folders';
import type { Bundle } from './sweep';

/** The package folder of a module: what stands before and with the last `node_modules/<name>`. */
export const packageOf = (file: string): string | undefined =>
  /^(.*node_modules\/(?:@[^/]+\/)?[^/]+)\//.exec(file)?.[1];

/** A webpack plugin that writes down which files and which packages the browser's bundle holds. */
export class BundleReport {
  constructor(private readonly root: string) {}

  apply(compiler: Compiler) {
    compiler.hooks.done.tap('BundleReport', ({ compilation }) => {
      const packages = new Set<string>();
      for (const module of compilation.modules) {
        if (compilation.chunkGraph.getNumberOfModuleChunks(module) === 0) {
          // Part of a concatenation: its root module stands in a chunk and lists it below.
          continue;
        }
        const parts = (module as { modules?: Iterable<typeof module> }).modules ?? [module];
        for (const part of parts) {
          const file = part.nameForCondition()?.split(sep).join('/');
          const folder = file && packageOf(relative(this.root, file).split(sep).join('/'));
          if (folder) packages.add(folder);
        }
      }
      const bundle: Bundle = {
        assets: compilation
          .getAssets()
          .flatMap(({ name, info }) => [name, ...Object.values(info.related ?? {}).flat()])
          .map(String)
          .sort(),
        packages: [...packages].sort(),
      };
      const { bundle: place } = foldersOf(this.root);
      mkdirSync(dirname(place), { recursive: true });
      writeFileSync(place, JSON.stringify(bundle));
    });
  }
}
