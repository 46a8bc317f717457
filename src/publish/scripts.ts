import { createHash } from 'node:crypto';
import { build } from 'esbuild';
import { browserslist } from '../../package.json';

/** The browsers of package.json, as esbuild names them: `chrome109` for `chrome >= 109`. Samsung's browser is a Chrome. */
const TARGETS = browserslist
  .filter((browser) => !browser.startsWith('samsung'))
  .map((browser) => browser.replace(' >= ', '').replace('ios_saf', 'ios'));

/** How esbuild writes the address of the island in the page's script. */
const ISLAND = '"./carousel/island"';

/** Compiles a script with all that it imports, but for the island. @returns also the paths of the files in it */
async function bundle(entry: string) {
  const { outputFiles, metafile } = await build({
    entryPoints: [entry],
    external: ['*/island'],
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
  const code = outputFiles.map(({ text }) => text.trim()).join('');
  return { code, sources: Object.keys(metafile.inputs) };
}

/**
 * Compiles the scripts of pages, and the island, which a page's script imports when the carousel is near.
 * @returns the code for the heads of pages, the island with its file, whose name contains a hash of its code, and the
 * paths of all files in the scripts
 * @throws Error when a script does not compile, or the page's script does not import the island
 */
export async function bundleScripts() {
  const island = await bundle('src/client/carousel/island.tsx');
  const page = await bundle('src/client/pageScript.ts');
  const missingPage = await bundle('src/client/missingPageScript.ts');
  if (!page.code.includes(ISLAND))
    throw new Error(`The script of pages does not import ${ISLAND}.`);
  // esbuild's own hash depends on the folder of the project.
  const hash = createHash('sha256').update(island.code).digest('hex');
  const file = `island-${hash.slice(0, 10)}.js`;
  return {
    page: page.code.replace(ISLAND, `"/${file}"`),
    missingPage: missingPage.code,
    island: { file, code: island.code },
    sources: [island, page, missingPage].flatMap(({ sources }) => sources),
  };
}
