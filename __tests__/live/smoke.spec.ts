import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type APIResponse, expect, test } from '@playwright/test';
import { headersFor } from '../../tools/headers';
import { filesIn } from '../support/files';

const { SMOKE_SITE: site = '', SMOKE_DIST: dist = 'dist' } = process.env;

const SECURITY_TXT = '/.well-known/security.txt';
const MISSING = ['/nada-aqui', '/static/nada-aqui.png'];
/** Headers that no host may add: the privacy policy says that there are no cookies. */
const UNWANTED = ['X-Robots-Tag', 'Set-Cookie'];

const bytesOf = (file: string) => readFileSync(join(dist, file));
const addressOf = (file: string) => `/${file.replace(/(^index)?\.html$/, '')}`;
// Hosts read _headers, and the error pages have no address of their own.
const files = filesIn(dist).filter((file) => !/^_|^\d+\.html$/.test(file));

/** Sentences, one for each fault. */
let faults: string[];
test.beforeEach(() => {
  faults = [];
});
test.afterEach(() => expect(faults).toEqual([]));

const tell = (address: string, fault: string) =>
  faults.push(`${address}: ${fault}`);

function compareHeaders(address: string, response: APIResponse) {
  const headers = response.headers();
  const expected = headersFor(dist, address);
  for (const [name, value] of expected) {
    const found = headers[name.toLowerCase()] ?? 'missing';
    if (found !== value)
      tell(address, `${name} is ${found} instead of ${value}.`);
  }
  for (const name of UNWANTED)
    if (headers[name.toLowerCase()] && !expected.has(name))
      tell(address, `${name} is not wanted.`);
}

test('pages and files are those of dist/', async ({ request }) => {
  for (const file of files) {
    const address = addressOf(file);
    const response = await request.get(address, { maxRedirects: 0 });
    const body = await response.body();
    const expected = bytesOf(file);
    if (response.status() !== 200) {
      tell(address, `The status is ${response.status()} instead of 200.`);
      continue;
    }
    if (body.equals(bytesOf('404.html'))) {
      tell(address, 'The 404 page is sent with status 200.');
      continue;
    }
    compareHeaders(address, response);
    // Each release dates its own security.txt.
    if (!body.equals(expected) && address !== SECURITY_TXT)
      tell(address, 'The content is not that of dist/.');
    const isText = /\.(html|js|json|svg|txt|webmanifest|xml)$/.test(file);
    const { 'content-encoding': coding } = response.headers();
    if (isText && expected.length > 1024 && !coding)
      tell(address, 'The text is not compressed.');
  }
});

test('a missing file has the 404 page, which is not kept', async ({
  request,
}) => {
  for (const address of MISSING) {
    const response = await request.get(address);
    const { 'cache-control': cache = '' } = response.headers();
    if (response.status() !== 404)
      tell(address, `The status is ${response.status()} instead of 404.`);
    else if (!(await response.body()).equals(bytesOf('404.html')))
      tell(address, 'The page is not 404.html.');
    if (!/no-store|no-cache|max-age=0/.test(cache))
      tell(address, `The missing page is cached (${cache}).`);
  }
});

test('each page has one address', async ({ request }) => {
  const { protocol, host, port } = new URL(site);
  const redirects = new Map<string, string>();
  for (const file of files.filter((name) => /(?<!^index)\.html$/.test(name))) {
    redirects.set(`/${file}`, addressOf(file));
    redirects.set(`${addressOf(file)}/`, addressOf(file));
  }
  // A site on a port of its own has no http beside its https.
  if (protocol === 'https:' && !port) redirects.set(`http://${host}/`, '/');
  for (const [from, to] of redirects) {
    const response = await request.get(from, { maxRedirects: 0 });
    const { location = '' } = response.headers();
    const target = new URL(location, response.url()).href;
    if (![301, 308].includes(response.status()) || target !== site + to)
      tell(from, `There is no redirect to ${to}.`);
  }
});

test('security.txt lasts for 30 days more', async ({ request }) => {
  test.skip(!files.includes(SECURITY_TXT.slice(1)), 'A preview has none.');
  const text = await (await request.get(SECURITY_TXT)).text();
  const [, expires = ''] = /^Expires: (.+)$/m.exec(text) ?? [];
  if (!(Date.parse(expires) > Date.now() + 30 * 86_400_000))
    tell(SECURITY_TXT, 'Less than 30 days are left.');
});
