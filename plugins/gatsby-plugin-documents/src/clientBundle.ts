import { resolve } from 'node:path';
import { build, type Plugin } from 'esbuild';
import { sha256 } from './files';
import type { DocumentsOptions } from './options';

const withoutEnding = (path: string) => path.replace(/\.[jt]sx?$/, '');

/** Leaves modules out of a bundle, which imports them from their addresses instead. */
const importFrom = (addresses: ReadonlyMap<string, string>): Plugin => ({
  name: 'lazy-scripts',
  setup({ onResolve }) {
    onResolve({ filter: /^\./ }, ({ path, resolveDir }) => {
      const address = addresses.get(withoutEnding(resolve(resolveDir, path)));
      return address ? { path: address, external: true } : undefined;
    });
  },
});

async function compile(
  entry: string,
  targets: readonly string[],
  plugins: Plugin[] = [],
) {
  const { outputFiles, metafile } = await build({
    entryPoints: [entry],
    plugins,
    bundle: true,
    minify: true,
    // Without a wrapper: the page's script is the only one of its page.
    format: 'esm',
    target: [...targets],
    define: { 'process.env.NODE_ENV': '"production"' },
    legalComments: 'none',
    write: false,
    metafile: true,
  });
  const code = outputFiles[0]?.text.trim() ?? '';
  return { code, files: Object.keys(metafile.inputs) };
}

/** `node_modules/@scope/name` of a file inside; undefined for the project's own. */
function packageOf(file: string): string | undefined {
  const parts = file.split('/');
  const at = parts.lastIndexOf('node_modules');
  if (at === -1) return undefined;
  const isScoped = parts[at + 1]?.startsWith('@');
  return parts.slice(0, at + (isScoped ? 3 : 2)).join('/');
}

/** What browsers run. */
export interface ClientBundle {
  /** Stands in the head of every page; empty for none. */
  readonly inlineScript: string;
  /** Files at the site's root, named by a hash of their content. */
  readonly lazyScripts: readonly {
    readonly file: string;
    readonly code: string;
  }[];
  /** Folders of the packages inside, relative to the project. */
  readonly packages: readonly string[];
}

type BundleOptions = Pick<
  DocumentsOptions,
  'inlineScript' | 'lazyScripts' | 'targets'
>;

/** Compiles the client scripts. @throws Error when one does not compile */
export async function clientBundle({
  inlineScript,
  lazyScripts,
  targets,
}: BundleOptions): Promise<ClientBundle> {
  const addresses = new Map<string, string>();
  const packages = new Set<string>();
  const lazy: { file: string; code: string }[] = [];
  const compileEntry = async (entry: string, plugins?: Plugin[]) => {
    const { code, files } = await compile(entry, targets, plugins);
    for (const file of files) {
      const folder = packageOf(file);
      if (folder) packages.add(folder);
    }
    return code;
  };
  for (const entry of lazyScripts) {
    const code = await compileEntry(entry);
    const path = withoutEnding(resolve(entry));
    const name = path.slice(path.lastIndexOf('/') + 1);
    // Named by its content alone: esbuild's own hash differs between folders.
    const file = `${name}-${sha256(code).slice(0, 10)}.js`;
    addresses.set(path, `/${file}`);
    lazy.push({ file, code });
  }
  const inline = inlineScript
    ? await compileEntry(inlineScript, [importFrom(addresses)])
    : '';
  return {
    inlineScript: inline,
    lazyScripts: lazy,
    packages: [...packages].sort(),
  };
}
