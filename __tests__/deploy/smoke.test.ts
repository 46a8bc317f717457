import { rmSync } from 'node:fs';
import { response } from 'express';
import { headersFor } from '../../tools/hosting';
import { startServer } from '../../tools/serve';
import { findFaults } from '../../tools/smoke';
import { run } from '../support/run';
import { temporaryFolder, writeFiles } from '../support/temporaryFolder';
import { release } from './support/release';

const dist = temporaryFolder();
const live = temporaryFolder();

const change = (file: string, text: string) => () =>
  writeFiles(live, { [file]: text });

const send = (address: string, header: string) =>
  change('_headers', `${release._headers}${address}\n  ${header}\n`);

const redirectOnce = (status: number) => () =>
  jest.spyOn(response, 'redirect').mockImplementationOnce(function (
    this: typeof response,
    _,
    to,
  ) {
    this.redirect(status, `${to}`);
  });

test.each<[string, RegExp, () => void]>([
  [
    'no fault, on Pages',
    /^$/,
    send('/404', '! Cache-Control\n  Cache-Control: no-store'),
  ],
  [
    'a page cut short',
    /^not the bytes of .+: \/termos-uso$/,
    change('termos-uso.html', release['termos-uso.html'].slice(0, -1)),
  ],
  [
    'a folder without files',
    /^status is 404, not 200: \/static\/1\/a, \/static\/1\/b, /,
    () => rmSync(`${live}/static`, { recursive: true }),
  ],
  ['a 308, on Pages', /^$/, redirectOnce(308)],
  ['a 302', /^status is 302, not/, redirectOnce(302)],
  [
    'a page that is never kept',
    /^cache-control is no-store, not .+: \/termos-uso$/,
    send('/termos-uso', '! Cache-Control\n  Cache-Control: no-store'),
  ],
  [
    'another header and a missing one, and no 404 page of its own',
    /^not the bytes of .+: \/nada-aqui\nreferrer-policy is none, not same-origin: .+\nx-content-type-options is sniff, not nosniff: .+$/,
    () => {
      const headers = release._headers
        .replace(/^ +Referrer-Policy.*\n/m, '')
        .replace('nosniff', 'sniff');
      writeFiles(live, { _headers: headers, '404.html': 'Not found' });
    },
  ],
  [
    'the name of another site',
    /^the name in canonical .+ is .+127\.0\.0\.1:2, not .+: \/$/m,
    () =>
      writeFiles(dist, {
        'index.html': '<link rel="canonical" href="https://127.0.0.1:2/"/>',
      }),
  ],
  [
    'noindex',
    /^\S+ tells search engines to leave it out/,
    change('index.html', '<meta name="robots"'),
  ],
  [
    'a cookie and noindex for one page',
    /^set-cookie is a=1, not none: \/termos-uso\nx-robots-tag is noindex, not none: \/termos-uso$/,
    send('/termos-uso', 'Set-Cookie: a=1\n  X-Robots-Tag: noindex'),
  ],
  [
    'a script as text',
    /^the type of .js is text\/plain: \/island-1.js$/,
    send('/island-1.js', 'Content-Type: text/plain'),
  ],
])('a site with %s', async (_name, faults, plant) => {
  rmSync(live, { recursive: true });
  for (const folder of [dist, live])
    writeFiles(folder, { ...release, 'static/1/a': '', 'static/1/b': '' });
  plant();
  const { url, close } = await startServer(live);
  const found = await findFaults(url, dist).finally(close);
  expect(found.join('\n')).toMatch(faults);
});

test('a fault fails the job', async () => {
  writeFiles(dist, release);
  writeFiles(live, { ...release, 'index.html': 'x' });
  const { url, close } = await startServer(live);
  const { code } = await run('tools/smoke.ts', [url, dist]).finally(close);
  expect(code).toBe(1);
});

const PAGE = "frame-ancestors 'none'";
const FILE = `default-src 'none'; ${PAGE}`;
const ASKED = 'public, max-age=0, must-revalidate';
const FOREVER = 'public, max-age=31536000, immutable';

// Cloudflare joins the values of two rules, so each rule has to remove that of `/*`.
test.each([
  ['/pt/static/island-/favicon.svg.txt', PAGE, ASKED],
  ['/island-1.js', PAGE, FOREVER],
  ['/favicon.svg', FILE, ASKED],
  ['/static/1/logo.svg', FILE, FOREVER],
])('%s has one policy and one lifetime', (address, policy, lifetime) => {
  const headers = headersFor('static', address);
  expect(headers.get('Content-Security-Policy')).toBe(policy);
  expect(headers.get('Cache-Control')).toBe(lifetime);
});
