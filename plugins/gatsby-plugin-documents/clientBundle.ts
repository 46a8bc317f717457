import { build, type Plugin } from 'esbuild';
import { sha256 } from './files';

/** Leaves the carousel out of the page's script, which fetches it from its address. */
const islandAt = (address: string): Plugin => ({
  name: 'island',
  setup({ onResolve }) {
    onResolve({ filter: /\/island$/ }, () => ({
      path: address,
      external: true,
    }));
  },
});

async function compile(entry: string, plugins: Plugin[] = []) {
  const { outputFiles, metafile } = await build({
    entryPoints: [`src/client/${entry}`],
    plugins,
    bundle: true,
    minify: true,
    // Without a wrapper: the page's script is the only one of its page.
    format: 'esm',
    // The browsers of package.json's browserslist.
    target: ['chrome109', 'edge109', 'firefox115', 'safari16.4'],
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

/**
 * Compiles what browsers run: a script for the head of every page, and the
 * carousel, a file at the site's root that it fetches when it is needed.
 * @throws when it does not compile
 */
export async function clientBundle() {
  const island = await compile('carousel/island.tsx');
  // Named by its content alone: esbuild's own hash differs between folders.
  const file = `island-${sha256(island.code).slice(0, 10)}.js`;
  const page = await compile('pageScript.ts', [islandAt(`/${file}`)]);
  const packages = island.files.flatMap((name) => packageOf(name) ?? []);
  return {
    inlineScript: page.code,
    island: { file, code: island.code },
    /** Folders of the packages inside, relative to the project. */
    packages: [...new Set(packages)].sort(),
  };
}
