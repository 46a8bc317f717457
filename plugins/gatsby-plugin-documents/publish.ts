import {
  cpSync,
  mkdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { securityTxt } from '../../tools/release/securityTxt';
import { replaceFolder } from './atomicReplace';
import { clientBundle } from './clientBundle';
import { contentPolicy } from './contentPolicy';
import { publishDocument } from './document/publishDocument';
import { shortenAddresses } from './document/shortenAddresses';
import { filesIn } from './files';
import { headerRules, headersFile, redirectsFile } from './headers';
import { addressesOf, publishedPages, SERVER_PAGES, sourceOf } from './pages';
import { robotsTxt } from './robotsTxt';
import { readSiteInfo } from './siteInfo';
import { sitemap } from './sitemap';
import { socialCard } from './socialCard';
import { builtStylesheet } from './stylesheet';
import { thirdPartyNotices } from './thirdPartyNotices';
import { webManifest } from './webManifest';

const NEXT = '.dist';

function write(path: string, content: string | Buffer): void {
  const file = join(NEXT, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, content);
}

interface PublishOptions {
  /** Whether search engines are asked to stay out. */
  readonly noindex: boolean;
  /** Whether HSTS speaks for all subdomains and asks for the browsers' lists. */
  readonly hstsPreload: boolean;
  /** On the same disk as the project. */
  readonly out?: string;
}

/**
 * Makes the published folder of what Gatsby left in `public/`, with what the pages name and
 * nothing else, and puts it in its place in one step.
 * @throws Error when something is not as Gatsby leaves it; what was there stays
 */
export async function publish({
  noindex,
  hstsPreload,
  out = 'dist',
}: PublishOptions): Promise<void> {
  const site = readSiteInfo();
  rmSync(NEXT, { recursive: true, force: true });
  cpSync('static', NEXT, { recursive: true });

  const { inlineScript, island, packages } = await clientBundle();
  const stylesheet = builtStylesheet();
  const pages = publishedPages();
  const documents = pages.map((page) => {
    const html = readFileSync(join('public', sourceOf(page)), 'utf8');
    const document = publishDocument(html, stylesheet, {
      script: inlineScript,
      // The server may not be able to send anything else.
      selfContained: page === '500.html',
      noindex: noindex || SERVER_PAGES.includes(page),
    });
    write(page, document.html);
    return document;
  });
  write(island.file, island.code);
  const used = new Set(documents.flatMap(({ files }) => files));
  for (const file of used)
    cpSync(join('public', file), join(NEXT, shortenAddresses(file)));

  const addresses = addressesOf(pages);
  const others = {
    'sitemap.xml': sitemap(addresses, site),
    'robots.txt': robotsTxt(site),
    'manifest.webmanifest': webManifest(site),
    'third-party.txt': thirdPartyNotices(packages, [...used]),
    '.well-known/security.txt': securityTxt(site),
    'social-card.jpg': await socialCard(site),
  };
  for (const [path, content] of Object.entries(others)) write(path, content);

  const rules = headerRules({
    addresses,
    island: island.file,
    fixed: [...filesIn('static'), ...Object.keys(others)].sort(),
    policy: contentPolicy(documents),
    unlisted: noindex,
    hstsPreload,
  });
  write('_headers', headersFile(rules));
  write('_redirects', redirectsFile(addresses));
  replaceFolder(NEXT, out);
}
