import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { build } from 'esbuild';
import { createDocument } from '../../src/publish/document';
import { documentOptions, readStylesheet } from '../../src/publish/publish';
import { bundleScripts } from '../../src/publish/scripts';
import { filesIn } from '../../tools/files';
import { FIXTURE, FIXTURE_DIST, FIXTURE_INPUTS, FIXTURE_SITE } from './fixture';

const BUILT = join(FIXTURE_SITE, 'public');

/** The modules in which webpack finds the stylesheets, in its order. */
const ENTRIES = [
  './gatsby-browser',
  './src/pages/404',
  './src/pages/500',
  './src/pages/index',
  './src/templates/LegalPage',
];

/** What comes into the pages without Gatsby, and a file that it writes itself. */
const REFRESHED = /\.css$|^(?:client|publish)\/|^gatsby-types\.d\.ts$/;

const read = (file: string) =>
  existsSync(file) ? readFileSync(file, 'latin1') : '';

/** The files that have changed since Gatsby rendered the pages, and that only Gatsby can bring into them. */
function unseenChanges(): string[] {
  const folders = [
    ['src', join(FIXTURE_SITE, 'src')],
    ['static', join(FIXTURE_SITE, 'static')],
    [FIXTURE, join(FIXTURE_SITE, 'data')],
  ] as const;
  return folders.flatMap(([now, then]) =>
    [...new Set([...filesIn(now), ...filesIn(then)])]
      .filter((file) => !REFRESHED.test(file))
      .filter((file) => read(join(now, file)) !== read(join(then, file)))
      .map((file) => join(now, file)),
  );
}

/**
 * Compiles today's stylesheets with esbuild, whose class for `.badge` in
 * `Hero.module.css` is `Hero_badge`. Its files, such as the font, go to `dist/static/`.
 * @param built - the stylesheet that Gatsby built: its class is `Hero-module--badge--1a2b3`
 */
async function compileStyles(built: string): Promise<string> {
  const { outputFiles } = await build({
    stdin: {
      contents: ENTRIES.map((entry) => `import '${entry}';`).join('\n'),
      resolveDir: '.',
    },
    bundle: true,
    packages: 'external',
    format: 'esm',
    loader: { '.woff2': 'file' },
    assetNames: '[name]',
    publicPath: '/static',
    minifySyntax: true,
    minifyWhitespace: true,
    outdir: '.',
    write: false,
  });
  const classes = new Map(
    [...built.matchAll(/([\w-]+)-module--([\w-]+)--[\da-f]{5}/g)].map(
      ([name, file, local]) => [`${file}_${local}`, name],
    ),
  );
  let css = '';
  for (const { path, text, contents } of outputFiles)
    if (path.endsWith('.css')) css = text;
    else if (!path.endsWith('.js'))
      writeFileSync(join(FIXTURE_DIST, 'static', basename(path)), contents);
  const unknown = new Set<string>();
  const named = css.replace(/(?<=\.)[A-Z]\w*_[\w-]+/g, (name) => {
    if (!classes.has(name)) unknown.add(name);
    return classes.get(name) ?? name;
  });
  if (unknown.size > 0)
    console.warn(
      `No page has these classes, which are new: ${[...unknown].join(', ')}. npm run build:fixture shows them.`,
    );
  return named;
}

/**
 * Puts today's styles and scripts into the pages that `npm run build:fixture` has
 * built, in seconds, and names the changes that only that command can show.
 * @throws Error when there are no such pages
 */
async function refreshFixture(): Promise<void> {
  if (!existsSync(FIXTURE_INPUTS))
    throw new Error('There are no pages yet: run npm run build:fixture first.');
  writeFileSync(FIXTURE_INPUTS, 'refreshed');
  const unseen = unseenChanges();
  if (unseen.length > 0)
    console.warn(
      `These tests do not see what has changed in the files below. npm run build:fixture does.\n  ${unseen.join('\n  ')}`,
    );
  const css = await compileStyles(readStylesheet(BUILT));
  const { scripts, islandFile, island } = await bundleScripts();
  for (const file of filesIn(FIXTURE_DIST)) {
    if (file.startsWith('island-')) rmSync(join(FIXTURE_DIST, file));
    if (!file.endsWith('.html')) continue;
    const address = file.replace(/\.html$/, '').replace(/^index$/, '');
    const page = readFileSync(join(BUILT, address, 'index.html'), 'utf8');
    const options = documentOptions(`/${address}`, scripts, true);
    const html = createDocument(page, css, options);
    writeFileSync(join(FIXTURE_DIST, file), html);
  }
  writeFileSync(join(FIXTURE_DIST, islandFile), island);
}

refreshFixture().catch(({ message }: Error) => {
  console.error(message);
  process.exitCode = 1;
});
