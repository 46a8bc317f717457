import { createHash } from 'node:crypto';
import { build } from 'esbuild';
import { browserslist } from '../../package.json';

const PAGE_SCRIPT = 'src/client/pageScript.ts';
const ISLAND = 'src/client/carousel/island.tsx';

/** The browsers of package.json, as esbuild names them: `chrome109` for `chrome >= 109`. Samsung's browser is a Chrome. */
const TARGETS = browserslist
  .filter((browser) => !browser.startsWith('samsung'))
  .map((browser) => browser.replace(' >= ', '').replace('ios_saf', 'ios'));

/** The folder of the package that a file belongs to. */
const PACKAGE_FOLDER = /^.*node_modules\/(?:@[^/]+\/)?[^/]+/;

/**
 * Compiles the page's script and the island, which the page's script imports when the carousel is near.
 * @returns the code for the head of each page; the island's file, whose name contains a hash of its code; and the folders
 * of the packages in both, relative to the project
 * @throws Error when a script does not compile
 */
export async function bundleScripts() {
  const packages = new Set<string>();
  let islandFile = '';

  async function bundle(entry: string): Promise<string> {
    const { outputFiles, metafile } = await build({
      entryPoints: [entry],
      plugins: [
        {
          name: 'island',
          setup({ onResolve }) {
            onResolve({ filter: /\/island$/ }, () => ({
              path: `/${islandFile}`,
              external: true,
            }));
          },
        },
      ],
      bundle: true,
      minify: true,
      // No wrapper: a page has no other script.
      format: 'esm',
      target: TARGETS,
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
  }

  const island = await bundle(ISLAND);
  // esbuild's own hash depends on the folder of the project.
  const hash = createHash('sha256').update(island).digest('hex');
  islandFile = `island-${hash.slice(0, 10)}.js`;
  const pageScript = await bundle(PAGE_SCRIPT);
  return { pageScript, islandFile, island, packages: [...packages] };
}
