import { parse, resolve } from 'node:path';
import { build, type Plugin } from 'esbuild';
import { sha256 } from './files';
import type { DocumentsOptions } from './options';

const withoutExtension = (path: string) => path.replace(/\.[jt]sx?$/, '');

/** The folder of the package that a file belongs to. */
const PACKAGE_FOLDER = /^.*node_modules\/(?:@[^/]+\/)?[^/]+/;

/**
 * Compiles the client scripts.
 * @returns the code for the head of every page (empty for none); the other files,
 * whose names contain a hash of their code; and the folders of the packages in
 * all of them, relative to the project
 * @throws Error when a script does not compile
 */
export async function bundleClientScripts({
  inlineScript,
  lazyScripts,
  targets,
}: Pick<DocumentsOptions, 'inlineScript' | 'lazyScripts' | 'targets'>) {
  const addresses = new Map<string, string>();
  /** Keeps lazy scripts out of a bundle, which imports them from their addresses instead. */
  const lazyImports: Plugin = {
    name: 'lazy-imports',
    setup({ onResolve }) {
      onResolve({ filter: /^\./ }, ({ path, resolveDir }) => {
        const module = withoutExtension(resolve(resolveDir, path));
        const address = addresses.get(module);
        return address ? { path: address, external: true } : undefined;
      });
    },
  };
  const packages = new Set<string>();
  const compile = async (entry: string) => {
    const { outputFiles, metafile } = await build({
      entryPoints: [entry],
      plugins: [lazyImports],
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
      const [folder] = PACKAGE_FOLDER.exec(file) ?? [];
      if (folder) packages.add(folder);
    }
    return outputFiles[0]?.text.trim() ?? '';
  };
  const scriptFiles: [file: string, code: string][] = [];
  for (const entry of lazyScripts) {
    const code = await compile(entry);
    // esbuild's own hash depends on the folder of the project.
    const file = `${parse(entry).name}-${sha256(code).slice(0, 10)}.js`;
    addresses.set(withoutExtension(resolve(entry)), `/${file}`);
    scriptFiles.push([file, code]);
  }
  return {
    inlineScript: inlineScript && (await compile(inlineScript)),
    scriptFiles,
    packages: [...packages].sort(),
  };
}
