import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { findFaults, headersFor } from '../../tools/smoke';
import { temporaryFolder, writeFiles } from '../support/temporaryFolder';
import { release } from './support/release';

type Answer = [status: number, body: string, headers?: Record<string, string>];

const REDIRECT = '/termos-uso/?utm_source=smoke';

const dist = temporaryFolder();
const right: Record<string, Answer> = {
  '/': [200, release['index.html']],
  '/termos-uso': [200, release['termos-uso.html']],
  '/island-1.js': [200, release['island-1.js']],
  [REDIRECT]: [301, '', { Location: '/termos-uso?utm_source=smoke' }],
};
let server: Server;

beforeAll(() => writeFiles(dist, release));
afterEach(() => server?.close());

/** Serves the release as a host should. @param wrong - answers that are not as they should be */
async function serve(wrong: Record<string, Answer>): Promise<string> {
  server = createServer(({ url = '' }, response) => {
    const [status, body, headers] = wrong[url] ??
      right[url] ?? [404, release['404.html']];
    response.setHeaders(headersFor(dist, url));
    response.writeHead(status, headers).end(body);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

const home = release['index.html'];

test.each<[string, Record<string, Answer>, string[]]>([
  ['is right', {}, []],
  [
    'is a preview',
    { '/': [200, home, { 'X-Robots-Tag': 'noindex' }] },
    ['noindex'],
  ],
  ['has an old home page', { '/': [200, 'old'] }, ['the home page of']],
  [
    'has no 404',
    { '/nada-aqui': [200, 'Hi'] },
    ['/nada-aqui: status', '404 page'],
  ],
  [
    'loses the query',
    { [REDIRECT]: [301, '', { Location: '/termos-uso' }] },
    ['/termos-uso/: redirect'],
  ],
  [
    'lets browsers ask again',
    { '/island-1.js': [200, '', { 'Cache-Control': 'no-store' }] },
    ['cache-control is no-store'],
  ],
])('a site that %s', async (_name, wrong, sentences) => {
  expect(await findFaults(await serve(wrong), dist)).toEqual(
    sentences.map((sentence) => expect.stringContaining(sentence)),
  );
});

// Cloudflare joins the values of two rules, so each rule has to remove that of `/*`.
test.each([
  ['/', "frame-ancestors 'none'", 'public, max-age=0, must-revalidate'],
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
