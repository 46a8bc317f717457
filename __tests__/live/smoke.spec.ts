import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type APIResponse, test as base } from '@playwright/test';
import { headersFor, readHeaders } from '../../tools/headers';
import { filesIn } from '../support/files';

const { SMOKE_SITE: site = '', SMOKE_DIST: dist = 'dist' } = process.env;

const SECURITY_TXT = '.well-known/security.txt';
const SECURITY_TXT_DAYS = 30;

const bytesOf = (file: string) => readFileSync(join(dist, file));
// Hosts read the first two; the others have no address of their own.
const files = filesIn(dist).filter(
  (file) => !/^_|^(404|500)\.html$/.test(file),
);
const pages = files.filter((file) => file.endsWith('.html'));
const addressOf = (file: string) => `/${file.replace(/(^index)?\.html$/, '')}`;

const rules = readHeaders(dist);
/** Headers that no host may add: the first hides a site, and the privacy policy says that there are no cookies. */
const UNWANTED = ['x-robots-tag', 'set-cookie'];

/** Where a permanent redirect leads; undefined when there is none. */
function targetOf(response: APIResponse): string | undefined {
  const { location } = response.headers();
  if (location && [301, 308].includes(response.status()))
    return new URL(location, response.url()).href;
}

interface Smoke {
  ask(path: string): Promise<APIResponse | undefined>;
  tell(fault: string, where: string): void;
}

/** Each test fails with one sentence for each fault, which names the first of its addresses. */
const test = base.extend<Smoke>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from a pattern.
  tell: async ({}, use) => {
    const faults = new Map<string, string[]>();
    await use((fault, where) => {
      faults.set(fault, [...(faults.get(fault) ?? []), where]);
    });
    const sentences = [...faults].map(([fault, [where, ...others]]) => {
      const more = others.length ? ` and ${others.length} more` : '';
      return `${fault} at ${where}${more}.`;
    });
    const message = sentences.join('\n');
    // The place of the error in this file helps nobody.
    if (message) throw Object.assign(new Error(message), { stack: message });
  },
  ask: async ({ request, tell }, use) =>
    use((path) =>
      request
        .get(path, { maxRedirects: 0, timeout: 15_000 })
        .catch(({ message }: Error) => {
          const [reason] = message.replace(/^.*?: /, '').split('\n');
          tell(`There is no answer (${reason})`, path);
          return undefined;
        }),
    ),
});

test('every page and file is the one of dist/, with its headers, compressed', async ({
  ask,
  tell,
}) => {
  const check = async (file: string) => {
    const address = addressOf(file);
    const response = await ask(address);
    if (!response) return;
    const [body, expected] = [await response.body(), bytesOf(file)];
    const headers = response.headers();
    if (response.status() !== 200)
      return tell(`The status is ${response.status()} instead of 200`, address);
    if (body.equals(bytesOf('404.html')))
      return tell('The 404 page is sent with status 200', address);
    // Each release dates its own security.txt.
    if (!body.equals(expected) && file !== SECURITY_TXT)
      tell('The content is not that of dist/', address);
    const published = headersFor(rules, address);
    for (const [name, value] of published) {
      const found = headers[name.toLowerCase()]?.replaceAll(/, */g, ', ');
      if (found === undefined) tell(`The header ${name} is missing`, address);
      else if (found !== value)
        tell(`${name} is "${found}" instead of "${value}"`, address);
    }
    const names = published.map(([name]) => name.toLowerCase());
    for (const name of UNWANTED)
      if (headers[name] && !names.includes(name))
        tell(`The header ${name}: ${headers[name]} is not wanted`, address);
    const isText = /\.(html|js|json|svg|txt|webmanifest|xml)$/.test(file);
    if (isText && expected.length > 1024 && !headers['content-encoding'])
      tell('The text is not compressed', address);
  };
  await Promise.all(files.map(check));
});

test('an unknown address has the 404 page and its status', async ({
  ask,
  tell,
}) => {
  for (const address of ['/nada-aqui', '/static/nada-aqui.png']) {
    const response = await ask(address);
    if (!response) continue;
    if (response.status() !== 404)
      tell(`The status is ${response.status()} instead of 404`, address);
    else if (!(await response.body()).equals(bytesOf('404.html')))
      tell('The page is not 404.html', address);
    const { 'cache-control': cache = '' } = response.headers();
    if (!/no-store|no-cache|max-age=0/.test(cache))
      tell(`A missing page is cached (${cache})`, address);
  }
});

test('each page has one address', async ({ ask, tell }) => {
  for (const page of pages.map(addressOf).filter((path) => path !== '/'))
    for (const other of [`${page}/`, `${page}.html`]) {
      const response = await ask(other);
      if (response && targetOf(response) !== `${site}${page}`)
        tell(`There is no redirect to ${page}`, other);
    }
});

test('http leads to https', async ({ ask, tell }) => {
  const { protocol, port, host } = new URL(site);
  test.skip(protocol === 'http:' || port !== '', 'The site has no http.');
  const response = await ask(`http://${host}/`);
  if (response && !targetOf(response)?.startsWith('https://'))
    tell('There is no redirect to https', `http://${host}/`);
});

test('security.txt lasts', async ({ ask, tell }) => {
  test.skip(!files.includes(SECURITY_TXT), 'A preview has none.');
  const response = await ask(`/${SECURITY_TXT}`);
  const [, expires = ''] =
    /^Expires: (.+)$/m.exec((await response?.text()) ?? '') ?? [];
  const days = (Date.parse(expires) - Date.now()) / 86_400_000;
  if (response?.ok() && !(days >= SECURITY_TXT_DAYS))
    tell(`Less than ${SECURITY_TXT_DAYS} days are left`, `/${SECURITY_TXT}`);
});
