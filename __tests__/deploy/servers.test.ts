import { readFileSync } from 'node:fs';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { Host } from '@/scripts/hosts/host';
import { headersFor, readHeaders } from '@/scripts/publishedRules';
import { type Answer, ask } from './support/ask';
import { hosts } from './support/hosts';
import { island, picture } from './support/published';

const PAGES = ['/', '/politica-privacidade', '/termos-uso'];
const REVALIDATED = 'public, max-age=0, must-revalidate';
const FOR_EVER = 'public, max-age=31536000, immutable';
const rules = readHeaders('public');
const common = rules.find(({ pattern }) => pattern === '/*')?.headers ?? [];
const fileOf = (page: string) => readFileSync(`public${page === '/' ? '/index' : page}.html`);

/** Follows redirects by hand. @returns the last answer and the addresses on the way */
async function follow(url: string, path: string) {
  const way: string[] = [];
  let answer = await ask(url, path);
  while (answer.status >= 300 && answer.status < 400 && way.length < 5) {
    way.push(answer.headers.location ?? '');
    answer = await ask(url, answer.headers.location ?? '');
  }
  return { answer, way };
}

const unpacked = ({ headers, body }: Answer) => {
  const coding = headers['content-encoding'];
  if (coding === 'br') return brotliDecompressSync(body);
  return coding === 'gzip' ? gunzipSync(body) : body;
};

describe.each(hosts)('$name', ({ start, sendsCopies }) => {
  let host: Host;
  beforeAll(async () => {
    host = await start();
  }, 120_000);
  afterAll(() => host?.stop());

  test.each(PAGES)('serves %s as it was built', async (page) => {
    const answer = await ask(host.url, page);
    expect(answer.status).toBe(200);
    expect(answer.headers['content-type']).toMatch(/^text\/html; ?charset=utf-8$/i);
    expect(answer.body.equals(fileOf(page))).toBe(true);
  });

  test.each([...PAGES, '/nao-existe', '/page-data/index/page-data.json', '/robots.txt'])(
    'protects %s with every common header',
    async (path) => {
      const { headers } = await ask(host.url, path);
      for (const [name, value] of common)
        expect([name, headers[name.toLowerCase()]]).toEqual([name, value]);
    },
  );

  test.each([
    ...PAGES,
    '/page-data/app-data.json',
    '/sitemap.xml',
    '/manifest.webmanifest',
    '/favicon.svg',
    `/${island}`,
    `/${picture}`,
  ])('keeps %s as long as its rule says', async (path) => {
    const { status, headers } = await ask(host.url, path);
    const own = headersFor(rules, path).filter((header) => !common.includes(header));
    expect(status).toBe(200);
    expect(own.length).toBeGreaterThan(0);
    for (const [name, value] of own)
      expect([name, headers[name.toLowerCase()]]).toEqual([name, value]);
    const hashed = path.startsWith('/static/') || path === `/${island}`;
    expect(headers['cache-control']).toBe(hashed ? FOR_EVER : REVALIDATED);
  });

  test.each([
    '/nao-existe',
    '/nao/existe',
    '/static/nada.png',
    '/app-000.js',
    '/page-data/nada.json',
  ])('answers %s with the 404 page and status 404, not to be kept', async (path) => {
    const { status, headers, body } = await ask(host.url, path);
    expect(status).toBe(404);
    expect(body.toString()).toContain('Oops! Page not found');
    expect(headers['cache-control']).not.toMatch(/immutable|max-age=[1-9]/);
  });

  test.each([
    ['/politica-privacidade/', '/politica-privacidade'],
    ['/termos-uso/', '/termos-uso'],
    ['/politica-privacidade.html', '/politica-privacidade'],
    ['/index.html', '/'],
  ])('leads %s to %s in one step', async (from, to) => {
    const { answer, way } = await follow(host.url, from);
    expect(way).toEqual([to]);
    expect(answer.status).toBe(200);
  });

  test('keeps the rest of an address on the way', async () => {
    const { way } = await follow(host.url, '/termos-uso/?origem=placa');
    expect(way).toEqual(['/termos-uso?origem=placa']);
  });

  test.each(['//exemplo.com/', '//exemplo.com/..', '/%2Fexemplo.com/', '/\\exemplo.com/'])(
    'never leads %s to another host',
    async (path) => {
      const { headers } = await ask(host.url, path);
      expect(headers.location ?? '/').not.toMatch(/^(?:\/[/\\]|\w+:)/);
    },
  );

  test.each(['/_headers', '/_redirects', '/../package.json', '/.git/config'])(
    'shows nobody %s',
    async (path) => {
      const { status } = await ask(host.url, path);
      expect(status).toBeGreaterThanOrEqual(400);
    },
  );

  test.each([
    ['br', 'br, gzip'],
    ['gzip', 'gzip'],
    [undefined, 'identity'],
  ])('sends a page as %s to who reads %s', async (coding, accepted) => {
    const answer = await ask(host.url, '/', { 'Accept-Encoding': accepted });
    expect(answer.headers['content-encoding']).toBe(coding);
    expect(unpacked(answer).equals(fileOf('/'))).toBe(true);
    if (!sendsCopies || !coding) return;
    const copy = readFileSync(`public/index.html.${coding === 'br' ? 'br' : 'gz'}`);
    expect(answer.body.equals(copy)).toBe(true);
    expect(answer.headers.vary).toMatch(/accept-encoding/i);
  });

  test('sends the 404 page compressed too, with its status', async () => {
    const answer = await ask(host.url, '/nao-existe', { 'Accept-Encoding': 'br' });
    expect([answer.status, answer.headers['content-encoding']]).toEqual([404, 'br']);
    expect(unpacked(answer).toString()).toContain('Oops! Page not found');
  });

  test.each([`/${island}`, '/'])('does not send %s twice to who has it', async (path) => {
    const first = await ask(host.url, path);
    const again = await ask(host.url, path, { 'If-None-Match': first.headers.etag ?? '' });
    expect(again.status).toBe(304);
    expect(again.headers['content-security-policy']).toBe(first.headers['content-security-policy']);
  });

  test.each([
    ['/manifest.webmanifest', 'application/manifest+json'],
    [`/${picture}`, 'image/avif'],
    [`/${island}`, 'javascript'],
    ['/sitemap.xml', 'xml'],
  ])('says what %s is', async (path, type) => {
    expect((await ask(host.url, path)).headers['content-type']).toContain(type);
  });
});
