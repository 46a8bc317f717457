import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { findFaults, headersFor } from '../../tools/smoke';
import { temporaryFolder, writeFiles } from '../support/temporaryFolder';
import { release } from './support/release';

const dist = temporaryFolder();

// nginx.test.ts has a site without faults.
test('each fault of a site is found', async () => {
  writeFiles(dist, release);
  let home = release['index.html'];
  const server = createServer(({ url = '' }, response) => {
    response.setHeaders(headersFor(dist, url));
    if (url === '/') response.end(home);
    else if (url === '/termos-uso') response.end(release['termos-uso.html']);
    else if (url.startsWith('/termos-uso/'))
      response.writeHead(301, { Location: '/termos-uso' }).end();
    else response.setHeader('Cache-Control', 'no-store').end('Hi');
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const faults = () => findFaults(`http://127.0.0.1:${port}`, dist);
  expect((await faults()).join('\n')).toMatch(
    /nada-aqui: status[\s\S]+404 page[\s\S]+termos-uso\/: redirect[\s\S]+island-1\.js: cache-control is no-store/,
  );
  home = 'old';
  expect(await faults()).toEqual([expect.stringContaining('the home page of')]);
  home = '<meta name="robots">';
  expect(await faults()).toEqual([expect.stringContaining('noindex')]);
  server.close();
});

// Cloudflare joins the values of two rules, so each rule has to remove that of `/*`.
test.each([
  ['/', "frame-ancestors 'none'", 'public, max-age=0, must-revalidate'],
  [
    '/favicon.svg',
    "default-src 'none'; frame-ancestors 'none'",
    'public, max-age=0, must-revalidate',
  ],
  [
    '/static/1/logo.svg',
    "default-src 'none'; frame-ancestors 'none'",
    'public, max-age=31536000, immutable',
  ],
])('%s has one policy and one lifetime', (address, policy, lifetime) => {
  const headers = headersFor('static', address);
  expect(headers.get('Content-Security-Policy')).toBe(policy);
  expect(headers.get('Cache-Control')).toBe(lifetime);
});

test.each(['nginx.conf', 'htaccess'])(
  'deploy/%s sets the headers of _headers',
  (file) => {
    const names = readFileSync(`deploy/${file}`, 'utf8').matchAll(
      /^\s*(?:add_header|Header always set) (\S+)/gm,
    );
    const set = Array.from(names, ([, name = '']) => name.toLowerCase());
    const expected = headersFor('static', '/').keys();
    expect(new Set(set)).toEqual(new Set(expected));
  },
);
