import { parse, resolve } from 'node:path';
import { build, type Plugin } from 'esbuild';
import { sha256 } from './files';
import type { DocumentsOptions } from './options';

const withoutExtension = (path: string) => path.replace(/\.[jt]sx?$/, '');

/** Keeps modules out of a bundle, which imports them from their addresses instead. */
const importFrom = (addresses: ReadonlyMap<string, string>): Plugin => ({
  name: 'lazy-scripts',
  setup({ onResolve }) {
    onResolve({ filter: /^\./ }, ({ path, resolveDir }) => {
      const module = withoutExtension(resolve(resolveDir, path));
      const address = addresses.get(module);
      return address ? { path: address, external: true } : undefined;
    });
  },
});

/** The folder of the package that a file belongs to; undefined for the site's own files. */
const packageOf = (file: string): string | undefined =>
  /^.*node_modules\/(?:@[^/]+\/)?[^/]+/.exec(file)?.[0];

interface ClientBundle {
  /** Code for the head of every page; empty for none. */
  readonly inlineScript: string;
  /** Files at the site's root, named by a hash of their content. */
  readonly lazyScripts: readonly { file: string; code: string }[];
  /** Folders of the packages in the scripts, relative to the project. */
  readonly packages: readonly string[];
}

/** Compiles the client scripts. @throws Error when one does not compile */
export async function clientBundle({
  inlineScript,
  lazyScripts,
  targets,
}: Pick<
  DocumentsOptions,
  'inlineScript' | 'lazyScripts' | 'targets'
>): Promise<ClientBundle> {
  const addresses = new Map<string, string>();
  const packages = new Set<string>();
  const compile = async (entry: string) => {
    const { outputFiles, metafile } = await build({
      entryPoints: [entry],
      plugins: [importFrom(addresses)],
      bundle: true,
      minify: true,
      // No wrapper: a page has no other script.
      format: 'esm',
      target: [...targets],
      define: { 'process.env.NODE_ENV': '"production"' },
      legalComments: 'none',
      write: false,
      metafile: true,
    });
    for (const file of Object.keys(metafile.inputs)) {
      const folder = packageOf(file);
      if (folder) packages.add(folder);
    }
    return outputFiles[0]?.text.trim() ?? '';
  };
  const compiled: { file: string; code: string }[] = [];
  for (const entry of lazyScripts) {
    const code = await compile(entry);
    // esbuild's own hash depends on the folder of the project.
    const file = `${parse(entry).name}-${sha256(code).slice(0, 10)}.js`;
    addresses.set(withoutExtension(resolve(entry)), `/${file}`);
    compiled.push({ file, code });
  }
  return {
    inlineScript: inlineScript && (await compile(inlineScript)),
    lazyScripts: compiled,
    packages: [...packages].sort(),
  };
}
