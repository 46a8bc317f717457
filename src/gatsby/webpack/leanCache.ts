import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Compiler, Configuration } from 'webpack';

/** What decides how modules are compiled: the packages' versions and our own part in webpack's configuration. */
const DECIDES = ['package-lock.json', 'package.json', 'src/gatsby'];

function contentHash(paths: readonly string[]): string {
  const hash = createHash('sha256');
  for (const path of paths) {
    const files = statSync(path).isDirectory()
      ? readdirSync(path, { recursive: true, encoding: 'utf8' })
          .map((name) => join(path, name))
          .filter((file) => statSync(file).isFile())
          .sort()
      : [path];
    for (const file of files) hash.update(file).update(readFileSync(file));
  }
  return hash.digest('hex');
}

/** Webpack adds every loader, and all that it loads, to what the cache depends on. */
class NoLoaders {
  apply(compiler: Compiler) {
    compiler.hooks.done.tap('NoLoaders', ({ compilation }) =>
      compilation.buildDependencies.clear(),
    );
  }
}

/**
 * Lets webpack's cache on disk depend on a few files by their content. Otherwise it depends on every module that
 * Gatsby's configuration loads, some thousands, and looking after those takes eight seconds of a build.
 * @param config - as Gatsby made it
 */
export function leanCache(config: Configuration): Configuration {
  const { cache } = config;
  if (typeof cache !== 'object' || cache.type !== 'filesystem') return config;
  const none = { config: [], defaultWebpack: [] };
  return {
    ...config,
    plugins: [...(config.plugins ?? []), new NoLoaders()],
    cache: { ...cache, buildDependencies: none, version: contentHash(DECIDES) },
  };
}
