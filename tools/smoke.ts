import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { filesIn } from './files';
import { headersFor } from './headers';

const USAGE =
  'Which site? npm run smoke -- https://www.company.com.br [--dist folder]';

const SECURITY_TXT = '/.well-known/security.txt';
const MISSING = ['/nada-aqui', '/static/nada-aqui.png'];

/** Headers that no host may add: the privacy policy says that there are no cookies. */
const UNWANTED = ['X-Robots-Tag', 'Set-Cookie'];

const DAY_MS = 86_400_000;
/** Days for which security.txt still has to be valid, so that there is time for the next release. */
const SECURITY_TXT_DAYS = 30;

const TEXT = /\.(html|js|json|svg|txt|webmanifest|xml)$/;
/** Hosts need not compress less. */
const MIN_COMPRESSED = 1024;

const NOINDEX = '<meta name="robots"';

const addressOf = (file: string) => `/${file.replace(/(^index)?\.html$/, '')}`;

/** Asks for an address, and follows no redirect. @param coding - the compressions that are accepted */
const ask = (url: string, coding = 'br, gzip') =>
  fetch(url, {
    redirect: 'manual',
    headers: { 'accept-encoding': coding },
  });

const bodyOf = async (response: Response) =>
  Buffer.from(await response.arrayBuffer());

const reasonOf = (error: unknown) => {
  const { cause = error } = error as Error;
  return (cause as Error).message || cause;
};

/** Says what is wrong with a site or a folder as a whole, so that comparing files tells nothing. @returns empty if nothing is */
async function findGeneralFault(site: string, dist: string): Promise<string> {
  const home = join(dist, 'index.html');
  if (!existsSync(home)) return `There is no ${home} to compare with.`;
  let response: Response;
  let page: string;
  try {
    response = await ask(`${site}/`);
    page = await response.text();
  } catch (error) {
    return `${site} cannot be read: ${reasonOf(error)}.`;
  }
  const location = response.headers.get('Location');
  if (location) {
    const { origin } = new URL(location, site);
    return `${site} leads to ${location}. Compare ${origin === site ? 'its home page' : origin}.`;
  }
  if (response.status !== 200)
    return `${site} answers with status ${response.status}: no site is published there.`;
  const isPreview =
    page.includes(NOINDEX) ||
    response.headers.get('X-Robots-Tag')?.includes('noindex');
  if (isPreview)
    return `${site} is a preview, which tells search engines to leave it out (noindex). Publish what npm run release makes.`;
  if (readFileSync(home, 'utf8').includes(NOINDEX))
    return `${dist}/ is a preview, and the site is a release. Compare it with the folder that was published.`;
  return '';
}

/**
 * Compares a live site with a published folder.
 * @param site - without a slash at its end, such as `https://www.company.com.br`
 * @param dist - a folder as `npm run release` makes it
 * @returns a sentence for each fault; only one if the site as a whole is not that of the folder
 */
export async function findFaults(
  site: string,
  dist: string,
): Promise<string[]> {
  const general = await findGeneralFault(site, dist);
  if (general) return [general];
  const faults = new Set<string>();
  const tell = (address: string, fault: string) =>
    faults.add(`${address}: ${fault}`);
  const missingPage = readFileSync(join(dist, '404.html'));
  // Hosts read _headers, and the error pages have no address of their own.
  const files = filesIn(dist).filter((file) => !/^_|^\d+\.html$/.test(file));

  function compareHeaders(address: string, { headers }: Response): void {
    const expected = headersFor(dist, address);
    for (const [name, value] of expected) {
      const found = headers.get(name) ?? 'missing';
      if (found !== value)
        tell(address, `${name} is ${found} instead of ${value}.`);
    }
    for (const name of UNWANTED)
      if (headers.has(name) && !expected.has(name))
        tell(address, `${name} is not wanted.`);
  }

  async function compareFile(file: string, coding: string): Promise<void> {
    const address = addressOf(file);
    const response = await ask(site + address, coding);
    const body = await bodyOf(response);
    const expected = readFileSync(join(dist, file));
    if (response.status !== 200) {
      tell(address, `The status is ${response.status} instead of 200.`);
      return;
    }
    if (body.equals(missingPage)) {
      tell(address, 'The 404 page is sent with status 200.');
      return;
    }
    compareHeaders(address, response);
    // Each release dates its own security.txt.
    if (!body.equals(expected) && address !== SECURITY_TXT)
      tell(address, `The content is not that of ${dist}/.`);
    const isLarge = expected.length > MIN_COMPRESSED;
    const isCompressed = response.headers.has('Content-Encoding');
    if (TEXT.test(file) && isLarge && !isCompressed)
      tell(address, 'The text is not compressed.');
  }

  async function askForMissing(address: string): Promise<void> {
    const response = await ask(site + address);
    const cache = response.headers.get('Cache-Control') ?? '';
    if (response.status !== 404)
      tell(address, `The status is ${response.status} instead of 404.`);
    else if (!(await bodyOf(response)).equals(missingPage))
      tell(address, 'The page is not 404.html.');
    if (!/no-store|no-cache|max-age=0/.test(cache))
      tell(address, `The missing page is cached (${cache}).`);
  }

  async function compareRedirect(from: string, to: string): Promise<void> {
    const url = new URL(from, site).href;
    const { status, headers } = await ask(url);
    const target = new URL(headers.get('Location') ?? '', url).href;
    if (![301, 308].includes(status) || target !== site + to)
      tell(from, `There is no redirect to ${to}.`);
  }

  // Servers keep a copy for each compression, and one of them may be old, or cut short.
  for (const file of files)
    for (const coding of TEXT.test(file) ? ['br, gzip', 'gzip'] : ['br, gzip'])
      await compareFile(file, coding).catch((error) =>
        tell(addressOf(file), `It cannot be read: ${reasonOf(error)}.`),
      );
  for (const address of MISSING) await askForMissing(address);

  // Each page has one address.
  for (const file of files.filter((name) => /(?<!^index)\.html$/.test(name))) {
    await compareRedirect(`/${file}`, addressOf(file));
    await compareRedirect(`${addressOf(file)}/`, addressOf(file));
  }
  const { protocol, host, port } = new URL(site);
  // A site on a port of its own has no http beside its https.
  if (protocol === 'https:' && !port)
    await compareRedirect(`http://${host}/`, '/');

  const contact = await (await ask(site + SECURITY_TXT)).text();
  const [, expires = ''] = /^Expires: (.+)$/m.exec(contact) ?? [];
  if (!(Date.parse(expires) > Date.now() + SECURITY_TXT_DAYS * DAY_MS))
    tell(SECURITY_TXT, `Less than ${SECURITY_TXT_DAYS} days are left.`);
  return [...faults];
}

/** Prints the faults of a live site. Exits with 1 if there are any, and with 2 if the command cannot be understood. */
async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { dist: { type: 'string', default: 'dist' } },
  });
  const [address = ''] = positionals;
  if (!/^https?:\/\/[^/]+\/?$/.test(address)) {
    console.error(USAGE);
    process.exitCode = 2;
    return;
  }
  const { origin } = new URL(address);
  const faults = await findFaults(origin, values.dist);
  for (const fault of faults) console.log(fault);
  if (faults.length > 0) process.exitCode = 1;
  else console.log(`${origin} is as ${values.dist}/.`);
}

if (require.main === module) void main();
