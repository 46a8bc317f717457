import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { findFaults, headersFor } from '../../tools/smoke';
import { temporaryFolder, writeFiles } from '../support/temporaryFolder';
import { release } from './support/release';

type Answer = {
  status?: number;
  headers?: Record<string, string>;
  body?: string;
};

const dist = temporaryFolder();
let server: Server;

beforeAll(() => writeFiles(dist, release));
afterEach(() => server.close());

/** Serves the release as a host should. @param wrong - what is different, by address */
async function serve(wrong: Record<string, Answer>): Promise<string> {
  const right: Record<string, Answer> = {
    '/': { body: release['index.html'] },
    '/termos-uso': { body: release['termos-uso.html'] },
    '/termos-uso/?utm_source=smoke': {
      status: 301,
      headers: { Location: '/termos-uso?utm_source=smoke' },
    },
    '/island-1.js': { body: release['island-1.js'] },
  };
  server = createServer(({ url = '' }, response) => {
    const { status, headers, body } = {
      ...(right[url] ?? { status: 404, body: release['404.html'] }),
      ...wrong[url],
    };
    response.setHeaders(headersFor(dist, url));
    response.writeHead(status ?? 200, headers).end(body);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

test.each<[string, Record<string, Answer>, string[]]>([
  ['is right', {}, []],
  ['has no home page', { '/': { status: 403 } }, ['status 403']],
  [
    'is a preview',
    { '/': { headers: { 'X-Robots-Tag': 'noindex' } } },
    ['noindex'],
  ],
  ['has an old home page', { '/': { body: 'old' } }, ['the home page of']],
  [
    'lacks a page',
    { '/termos-uso': { status: 404 } },
    ['/termos-uso: the status is 404'],
  ],
  [
    'has no 404 page',
    { '/nada-aqui': { status: 200, body: 'Welcome' } },
    ['/nada-aqui: the status is 200', '/nada-aqui: the page'],
  ],
  [
    'loses the query',
    {
      '/termos-uso/?utm_source=smoke': { headers: { Location: '/termos-uso' } },
    },
    ['/termos-uso/: the redirect'],
  ],
  [
    'has a wrong header',
    { '/island-1.js': { headers: { 'Cache-Control': 'no-store' } } },
    ['/island-1.js: cache-control is no-store instead'],
  ],
])('a site that %s', async (_name, wrong, sentences) => {
  expect(await findFaults(await serve(wrong), dist)).toEqual(
    sentences.map((sentence) => expect.stringContaining(sentence)),
  );
});

const PAGE = "frame-ancestors 'none'";
const FILE = "default-src 'none'; frame-ancestors 'none'";
const KEPT = 'public, max-age=31536000, immutable';
const ASKED = 'public, max-age=0, must-revalidate';

// A page or a file that somebody adds needs no rule of its own.
test.each([
  ['/pagina-nova', PAGE, ASKED, 'same-origin'],
  ['/social-card.jpg', PAGE, ASKED, 'cross-origin'],
  ['/logo.svg', FILE, ASKED, 'same-origin'],
  ['/static/1/logo.svg', FILE, KEPT, 'same-origin'],
  ['/island-1.js', PAGE, KEPT, 'same-origin'],
])('%s has one policy, one lifetime, one embedder', (address, ...values) => {
  const headers = headersFor('static', address);
  const names = [
    'Content-Security-Policy',
    'Cache-Control',
    'Cross-Origin-Resource-Policy',
  ];
  expect(names.map((name) => headers.get(name))).toEqual(values);
});
