import {
  cpSync,
  mkdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { replaceFolder } from './atomicReplace';
import { clientBundle } from './clientBundle';
import { contentPolicy } from './contentPolicy';
import { publishDocument } from './document/publishDocument';
import { filesIn } from './files';
import { headerRules, headersFile, redirectsFile } from './headers';
import { isSelfContained, publishedPages } from './pages';
import { robotsTxt } from './robotsTxt';
import { securityTxt } from './securityTxt';
import type { SiteInfo } from './siteInfo';
import { sitemap } from './sitemap';
import { socialCard } from './socialCard';
import { staticFiles } from './staticFiles';
import { builtStylesheet } from './stylesheet';
import { thirdPartyNotices } from './thirdPartyNotices';
import { webManifest } from './webManifest';

export interface PublishOptions {
  /** Whether search engines are asked to stay out. */
  readonly noindex: boolean;
  /** Whether HSTS speaks for all subdomains and asks for the browsers' lists. */
  readonly hstsPreload: boolean;
  /** Where the site is put, on the same disk as the project; `dist` if left out. */
  readonly out?: string;
}

/**
 * Makes the published folder of what Gatsby left in `public/`, with what the pages name and
 * nothing else, and puts it in its place in one step.
 * @param root - the project's folder
 * @throws Error when something is not as Gatsby leaves it; what was there stays
 */
export async function publish(
  root: string,
  site: SiteInfo,
  { noindex, hstsPreload, out = 'dist' }: PublishOptions,
): Promise<void> {
  const source = join(root, 'public');
  const next = join(root, '.dist');
  const write = (path: string, content: string | Buffer) => {
    mkdirSync(dirname(join(next, path)), { recursive: true });
    writeFileSync(join(next, path), content);
  };
  rmSync(next, { recursive: true, force: true });
  cpSync(join(root, 'static'), next, { recursive: true });

  const { inlineScript, island, packages } = await clientBundle(root);
  const stylesheet = builtStylesheet(source);
  const { shortenAddresses, shortName } = staticFiles(source);
  const pages = publishedPages(source);
  const documents = pages.map((page) =>
    publishDocument(
      readFileSync(join(source, page.source), 'utf8'),
      stylesheet,
      {
        script: inlineScript,
        selfContained: isSelfContained(page),
        noindex: noindex || page.path.endsWith('.html'),
        shortenAddresses,
      },
    ),
  );
  for (const [i, { file }] of pages.entries())
    write(file, documents[i]?.html ?? '');
  write(island.file, island.code);
  const used = new Set(documents.flatMap(({ files }) => files));
  for (const file of used)
    cpSync(join(source, file), join(next, shortName(file)));

  const others = {
    'sitemap.xml': sitemap(pages, site),
    'robots.txt': robotsTxt(site),
    'manifest.webmanifest': webManifest(site),
    'third-party.txt': thirdPartyNotices(root, packages, [...used]),
    '.well-known/security.txt': securityTxt(site),
    'social-card.jpg': await socialCard(root, site),
  };
  for (const [path, content] of Object.entries(others)) write(path, content);

  const rules = headerRules({
    pages,
    hashed: [island.file],
    fixed: [...filesIn(join(root, 'static')), ...Object.keys(others)].sort(),
    policy: contentPolicy(documents),
    unlisted: noindex,
    hstsPreload,
  });
  write('_headers', headersFile(rules));
  write('_redirects', redirectsFile(pages));
  replaceFolder(next, join(root, out));
}
