import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const MISSING = '/nada-aqui';
const QUERY = '?utm_source=smoke';

const read = (folder: string, file: string) =>
  readFileSync(join(folder, file), 'utf8');

/**
 * The headers of an address by the `_headers` of a folder, as Cloudflare Pages
 * reads it: the values of all rules that match are joined, and `! Name` removes
 * what earlier rules have set.
 * https://developers.cloudflare.com/pages/configuration/headers/
 */
export function headersFor(folder: string, address: string): Headers {
  const headers = new Headers();
  let applies = false;
  for (const line of read(folder, '_headers').split('\n')) {
    const [name = '', value] = line.trim().split(/: (.*)/);
    if (line.startsWith('/'))
      applies = RegExp(`^${line.replace('*', '.*')}$`).test(address);
    else if (!applies || !line.startsWith(' ')) continue;
    else if (value) headers.append(name, value);
    else headers.delete(name.replace('! ', ''));
  }
  return headers;
}

/**
 * Compares a live site with the folder that was published.
 * @param site - such as `https://www.company.com.br`
 * @returns a sentence for each fault; only one if the site as a whole is wrong
 */
export async function findFaults(
  site: string,
  dist: string,
): Promise<string[]> {
  const get = async (address: string) => {
    const response = await fetch(site + address, { redirect: 'manual' });
    const { status, headers } = response;
    return { status, headers, body: await response.text() };
  };
  const home = await get('/');
  if (home.status !== 200)
    return [
      `${site} answers with status ${home.status} ${home.headers.get('Location') ?? ''}.`,
    ];
  if (home.headers.has('X-Robots-Tag') || home.body.includes('name="robots"'))
    return [`${site} tells search engines to leave it out (noindex).`];
  if (home.body !== read(dist, 'index.html'))
    return [`${site} does not have the home page of ${dist}/.`];

  const faults: string[] = [];
  const compare = (what: string, found: unknown, expected: unknown) => {
    if (found !== expected)
      faults.push(`${what} is ${found ?? 'missing'} instead of ${expected}.`);
  };
  const files = readdirSync(dist);
  const pages = files
    .filter((file) => /^(?!index)\D+\.html$/.test(file))
    .map((file) => `/${file.replace('.html', '')}`);
  for (const page of pages)
    compare(`${page}: status`, (await get(page)).status, 200);

  const missing = await get(MISSING);
  compare(`${MISSING}: status`, missing.status, 404);
  if (missing.body !== read(dist, '404.html'))
    faults.push(`${MISSING} does not show the 404 page.`);

  const { headers } = await get(`${pages[0]}/${QUERY}`);
  const target = headers.get('Location')?.replace(site, '');
  compare(`${pages[0]}/: redirect`, target, pages[0] + QUERY);

  const island = `/${files.find((file) => file.startsWith('island-'))}`;
  for (const address of ['/', island, MISSING]) {
    const { headers } = await get(address);
    for (const [name, value] of headersFor(dist, address))
      compare(`${address}: ${name}`, headers.get(name), value);
  }
  return faults;
}

/** Compares the site of the first argument with the folder of the second. */
async function main([address = '', dist = 'dist']: string[]): Promise<void> {
  const { origin } = new URL(address);
  const faults = await findFaults(origin, dist);
  console.log(faults.join('\n') || `${origin} is as ${dist}/.`);
  if (faults.length > 0) process.exitCode = 1;
}

if (require.main === module)
  main(process.argv.slice(2)).catch(({ message, cause = { message } }) => {
    console.error(
      `${cause.message}. Usage: npm run smoke -- https://www.company.com.br`,
    );
    process.exitCode = 1;
  });
