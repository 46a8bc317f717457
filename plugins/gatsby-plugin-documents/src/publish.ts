import {
  cpSync,
  existsSync,
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
import { shortenAddresses } from './document/shortenAddresses';
import { filesIn } from './files';
import { headerRules, headersFile, redirectsFile } from './headers';
import type { DocumentsOptions, SiteFacts } from './options';
import { addressOf, publishedPages, sourceOf } from './pages';
import { robotsTxt } from './robotsTxt';
import { sitemap } from './sitemap';
import { builtStylesheet } from './stylesheet';
import { thirdPartyNotices } from './thirdPartyNotices';

/** Where a release says whom to tell of a weakness (RFC 9116); its header is there for any build. */
const SECURITY_TXT = '.well-known/security.txt';

/**
 * Makes the published folder of what Gatsby left in `public/`, with what the
 * pages name and nothing else, and puts it in its place in one step.
 * @throws Error when something is not as Gatsby leaves it; what was there stays
 */
export async function publish(
  options: DocumentsOptions,
  site: SiteFacts,
): Promise<void> {
  const next = `.${options.output}`;
  const write = (path: string, content: string) => {
    const file = join(next, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, content);
  };
  rmSync(next, { recursive: true, force: true });
  mkdirSync(next, { recursive: true });
  const fixed = existsSync('static') ? filesIn('static') : [];
  if (fixed.length > 0) cpSync('static', next, { recursive: true });

  const { inlineScript, lazyScripts, packages } = await clientBundle(options);
  const stylesheet = builtStylesheet();
  const pages = publishedPages();
  const documents = pages.map((page) => {
    const html = readFileSync(join('public', sourceOf(page)), 'utf8');
    const address = addressOf(page);
    const document = publishDocument(html, stylesheet, {
      script: inlineScript,
      selfContained: options.selfContained.includes(address),
      noindex: options.noindex || options.unlisted.includes(address),
      scriptEffects: options.scriptEffects,
    });
    write(page, document.html);
    return document;
  });
  for (const { file, code } of lazyScripts) write(file, code);
  const used = new Set(documents.flatMap(({ files }) => files));
  for (const file of used)
    cpSync(join('public', file), join(next, shortenAddresses(file)));

  const addresses = pages
    .map(addressOf)
    .filter((address) => !options.unlisted.includes(address))
    .sort();
  const others = {
    'sitemap.xml': sitemap(addresses, site),
    'robots.txt': robotsTxt(site),
    'manifest.webmanifest': `${JSON.stringify(site.manifest, null, 2)}\n`,
    'third-party.txt': thirdPartyNotices(options.notices, packages, [...used]),
  };
  for (const [path, content] of Object.entries(others)) write(path, content);

  const rules = headerRules({
    addresses,
    hashed: ['/static/*', ...lazyScripts.map(({ file }) => `/${file}`)],
    fixed: [...new Set([...fixed, ...Object.keys(others), SECURITY_TXT])]
      .sort()
      .map((file) => `/${file}`),
    embeddable: options.embeddable,
    unlisted: options.unlisted,
    policy: contentPolicy(documents),
    noindex: options.noindex,
  });
  write('_headers', headersFile(rules));
  write('_redirects', redirectsFile(addresses));
  replaceFolder(next, options.output);
}
