import {
  cpSync,
  mkdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { manifest, robots, securityContact, sitemap } from './documents';
import { filesIn, swapIn } from './files';
import { headerRules, headersFile, redirectsFile } from './headers';
import { publishedPages } from './pages';
import { contentPolicy, inlineHashes } from './policy';
import { withNoindex } from './preview';
import { type CardContent, socialCard } from './socialCard';
import { thirdParty } from './thirdParty';

export interface Site extends CardContent {
  /** `https://…`, without a slash at the end. */
  readonly siteUrl: string;
  readonly email: string;
  readonly description: string;
  readonly themeColor: string;
  readonly paths: readonly string[];
  /** Day of the last change of the pages that have one, by path, as YYYY-MM-DD. */
  readonly updated: ReadonlyMap<string, string>;
  /** Whether search engines are asked not to list the site: it is a preview. */
  readonly unlisted: boolean;
  readonly hstsPreload: boolean;
  readonly packages: readonly string[];
}

const namedIn = (html: string): string[] =>
  [...html.matchAll(/\/(static\/[^"'\s)\\,?#<>&]+|island-\w+\.js)/g)].map(
    ([, file = '']) => decodeURI(file),
  );

/** Eight of the 32 digits of a picture's folder tell it from all others: 600 bytes less of the home page. */
const shorten = (text: string): string =>
  text.replace(/\bstatic\/([0-9a-f]{8})[0-9a-f]{24}\//g, 'static/$1/');

/** Makes `dist/` of what pages name, without what earlier builds left. @throws Error for a missing file or long headers */
export async function publish(root: string, site: Site): Promise<void> {
  const next = join(root, '.dist');
  const from = join(root, 'public');
  const write = (path: string, content: string | Buffer) => {
    mkdirSync(dirname(join(next, path)), { recursive: true });
    writeFileSync(join(next, path), content);
  };
  rmSync(next, { recursive: true, force: true });

  const pages = publishedPages(site.paths);
  const built = pages.map(({ written }) =>
    readFileSync(join(from, written), 'utf8'),
  );
  const named = [...new Set(built.flatMap(namedIn))].sort();
  for (const file of named) cpSync(join(from, file), join(next, shorten(file)));
  const htmls = built
    .map(shorten)
    .map((html) => (site.unlisted ? withNoindex(html) : html));
  for (const [index, { file }] of pages.entries())
    write(file, htmls[index] ?? '');
  cpSync(join(root, 'static'), next, { recursive: true });

  const documents = {
    'sitemap.xml': sitemap(pages, site),
    'robots.txt': robots(site),
    'manifest.webmanifest': manifest(site),
    'third-party.txt': thirdParty(root, site.packages, named),
    '.well-known/security.txt': securityContact(site),
    'social-card.jpg': await socialCard(root, site),
  };
  for (const [path, content] of Object.entries(documents)) write(path, content);

  const rules = headerRules({
    ...site,
    pages,
    hashed: named.filter((file) => !file.startsWith('static/')),
    fixed: [...filesIn(join(root, 'static')), ...Object.keys(documents)].sort(),
    policy: contentPolicy(inlineHashes(htmls)),
  });
  write('_headers', headersFile(rules));
  write('_redirects', redirectsFile(pages));
  swapIn(next, join(root, 'dist'));
}
