import { readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { filesIn } from './check/readContent';
import { addressOf, headersFor } from './hosting';

const MISSING = '/nada-aqui';
const QUERY = '?utm_source=smoke';

/** What the type of a page or script must have for browsers to use it (nosniff). */
const TYPES: Record<string, string> = { '.html': 'html', '.js': 'javascript' };

/** The files that have an address, by address: not the error pages, and not what configures hosts. */
function filesOf(dist: string): Map<string, string> {
  const names = filesIn(dist).filter(
    (name) => !/^([45]\d\d\.html$|_)/.test(name),
  );
  return new Map(names.map((name) => [addressOf(`/${name}`), name]));
}

/** The site that a folder was built for, by the canonical address of its home page. */
function siteOf(dist: string): string | undefined {
  const home = readFileSync(join(dist, 'index.html'), 'utf8');
  return /rel="canonical" href="(https:\/\/[^/"]+)/.exec(home)?.[1];
}

/**
 * Compares a live site with the folder that was published: its name, every file, the 404 page, redirects and headers.
 * @param site - such as `https://www.company.com.br`
 * @returns a line for each fault, those of files first; only one if the site as a whole is wrong
 */
export async function findFaults(
  site: string,
  dist: string,
): Promise<string[]> {
  const get = async (address: string) => {
    const response = await fetch(site + address, { redirect: 'manual' });
    const { status, headers } = response;
    return { status, headers, body: Buffer.from(await response.arrayBuffer()) };
  };
  const home = await get('/');
  if (home.status !== 200)
    return [
      `${site} answers with status ${home.status} ${home.headers.get('Location') ?? ''}.`,
    ];
  if (home.body.includes('name="robots"'))
    return [`${site} tells search engines to leave it out (noindex).`];

  const faults = new Map<string, string[]>();
  const add = (address: string, fault: string) =>
    faults.set(fault, [...(faults.get(fault) ?? []), address]);
  const compare = (
    address: string,
    what: string,
    found: unknown,
    expected: unknown,
  ) => {
    if (found !== expected)
      add(address, `${what} is ${found ?? 'none'}, not ${expected ?? 'none'}`);
  };

  const name = 'the name in canonical addresses, sitemap and social card';
  compare('/', name, siteOf(dist) ?? site, site);

  const files = filesOf(dist);
  const answers = new Map<string, Headers>();
  for (const [address, file] of [...files, [MISSING, '404.html'] as const]) {
    const { status, headers, body } = await get(address);
    const expected = address === MISSING ? 404 : 200;
    compare(address, 'status', status, expected);
    if (status !== expected) continue;
    if (!body.equals(readFileSync(join(dist, file))))
      add(address, `not the bytes of ${dist}/`);
    const type = headers.get('Content-Type') ?? '';
    if (!type.includes(TYPES[extname(file)] ?? ''))
      add(address, `the type of ${extname(file)} is ${type}`);
    answers.set(address, headers);
  }
  for (const [address, headers] of answers) {
    const expected = headersFor(dist, address);
    for (const name of ['set-cookie', 'x-robots-tag', ...expected.keys()]) {
      const found = headers.get(name);
      // Cloudflare Pages sends it with every missing page.
      if (address === MISSING && found === 'no-store') continue;
      compare(address, name, found, expected.get(name));
    }
  }

  for (const [page, file] of files)
    if (file.endsWith('.html'))
      for (const end of page === '/' ? ['index'] : ['/', '.html']) {
        const { status, headers } = await get(page + end + QUERY);
        const target = headers.get('Location')?.replace(site, '');
        compare(page + end, 'redirect', target, page + QUERY);
        // Cloudflare Pages answers with 308.
        if (status !== 308) compare(page + end, 'status', status, 301);
      }

  return Array.from(
    faults,
    ([fault, addresses]) => `${fault}: ${addresses.join(', ')}`,
  );
}

/** Compares the site of the first argument, or the one that it was built for, with the folder of the second. */
async function main([address, dist = 'dist']: string[]): Promise<void> {
  const { origin } = new URL(address || siteOf(dist) || '');
  const faults = await findFaults(origin, dist);
  console.log(faults.join('\n') || `${origin} is as ${dist}/.`);
  if (faults.length > 0) process.exitCode = 1;
}

if (require.main === module)
  main(process.argv.slice(2)).catch(({ message, cause = { message } }) => {
    console.error(
      `${cause.message}. Usage: npm run smoke [-- https://www.company.com.br]`,
    );
    process.exitCode = 1;
  });
