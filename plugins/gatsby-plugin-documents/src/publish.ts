import {
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { replaceFolder } from './atomicReplace';
import { bundleClientScripts } from './bundleClientScripts';
import { contentPolicy } from './contentPolicy';
import { shortenAddresses } from './document/addresses';
import { publishDocument } from './document/publishDocument';
import { filesIn } from './files';
import { headerRules, headersFile, redirectsFile } from './headers';
import type { DocumentsOptions, SiteFacts } from './options';
import { addressOf, findPages, publishedFile } from './pages';
import { robotsTxt, sitemap } from './sitemap';
import { readStylesheet } from './stylesheet';
import { thirdPartyNotices } from './thirdPartyNotices';

/** The security contact (RFC 9116), which a site may add to the output later. */
const SECURITY_TXT = '.well-known/security.txt';

/**
 * Writes the documents and the files that they use to the output folder, from
 * Gatsby's `public/`. Replaces the whole folder in one step.
 * @throws Error when something is not as Gatsby leaves it; the last output remains
 */
export async function publish(
  options: DocumentsOptions,
  site: SiteFacts,
): Promise<void> {
  const { output, unlisted, noindex } = options;
  const next = join(dirname(output), `.${basename(output)}`);
  rmSync(next, { recursive: true, force: true });
  const write = (path: string, content: string) => {
    const file = join(next, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, content);
  };
  const copied = existsSync('static') ? filesIn('static') : [];
  for (const file of copied) cpSync(join('static', file), join(next, file));

  const { inlineScript, scriptFiles, packages } =
    await bundleClientScripts(options);
  for (const [file, code] of scriptFiles) write(file, code);

  const stylesheet = readStylesheet();
  const documents = findPages().map((page) => {
    const html = readFileSync(join('public', page), 'utf8');
    const file = publishedFile(page);
    const address = addressOf(file);
    const document = publishDocument(html, stylesheet, {
      script: inlineScript,
      selfContained: options.selfContained.includes(address),
      noindex: noindex || unlisted.includes(address),
      scriptEffects: options.scriptEffects,
    });
    write(file, document.html);
    return { address, ...document };
  });
  const used = [...new Set(documents.flatMap(({ files }) => files))];
  for (const file of used)
    cpSync(join('public', file), join(next, shortenAddresses(file)));

  const addresses = documents
    .map(({ address }) => address)
    .filter((address) => !unlisted.includes(address))
    .sort();
  const generated = {
    'sitemap.xml': sitemap(addresses, site),
    'robots.txt': robotsTxt(site),
    'manifest.webmanifest': `${JSON.stringify(site.manifest, null, 2)}\n`,
    'third-party.txt': thirdPartyNotices(options.notices, packages, used),
  };
  for (const [path, content] of Object.entries(generated)) write(path, content);

  const fixed = new Set([...copied, ...Object.keys(generated), SECURITY_TXT]);
  const rules = headerRules({
    ...options,
    immutable: ['/static/*', ...scriptFiles.map(([file]) => `/${file}`)],
    revalidated: [...addresses, ...[...fixed].sort().map((file) => `/${file}`)],
    policy: contentPolicy(documents),
  });
  write('_headers', headersFile(rules));
  write('_redirects', redirectsFile(addresses));
  replaceFolder(next, output);
}
