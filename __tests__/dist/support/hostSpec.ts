import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { type Answer, ask } from '../../support/ask';
import type { Host } from '../../support/host';
import {
  addressOf,
  bytesOf,
  common,
  island,
  pages,
  picture,
} from './published';

const REVALIDATED = 'public, max-age=0, must-revalidate';
const FOR_EVER = 'public, max-age=31536000, immutable';
const addresses = pages.map(addressOf);
const subpages = addresses.filter((address) => address !== '/');

const unpacked = ({ headers, body }: Answer) => {
  const coding = headers['content-encoding'];
  if (coding === 'br') return brotliDecompressSync(body);
  return coding === 'gzip' ? gunzipSync(body) : body;
};

export function describeHost(
  name: string,
  start: () => Promise<Host>,
  ofServers: 200 | 404,
) {
  describe(name, () => {
    let host: Host;
    const get = (
      path: string,
      headers?: Record<string, string>,
      method?: string,
    ) => ask(host.url, path, { headers, method });
    beforeAll(async () => {
      host = await start();
    }, 120_000);
    afterAll(() => host?.stop());

    test.each(pages)('serves %s as it was built', async (page) => {
      const { status, headers, body } = await get(addressOf(page));
      expect([status, headers['content-type']]).toEqual([
        200,
        expect.stringMatching(/^text\/html; ?charset=utf-8$/i),
      ]);
      expect(body.equals(bytesOf(page))).toBe(true);
    });

    test.each([...addresses, '/nao-existe', `/${island}`, '/robots.txt'])(
      'protects %s with every common header',
      async (path) => {
        const { headers } = await get(path);
        for (const [header, value] of common.headers)
          expect([header, headers[header.toLowerCase()]]).toEqual([
            header,
            value,
          ]);
      },
    );

    test.each([
      ...addresses,
      '/sitemap.xml',
      '/manifest.webmanifest',
      '/.well-known/security.txt',
      '/social-card.jpg',
      `/${island}`,
      `/${picture}`,
    ])(
      'says how long %s is kept: for ever where its name tells its content',
      async (path) => {
        const { status, headers } = await get(path);
        expect(status).toBe(200);
        const hashed = path.startsWith('/static/') || path === `/${island}`;
        expect(headers['cache-control']).toBe(hashed ? FOR_EVER : REVALIDATED);
      },
    );

    test.each([
      '/nao-existe',
      '/nao/existe',
      '/static/nada.png',
      '/island-000.js',
    ])(
      'answers %s with the 404 page and status 404, not to be kept',
      async (path) => {
        const { status, headers, body } = await get(path);
        expect([status, body.equals(bytesOf('404.html'))]).toEqual([404, true]);
        expect(headers['cache-control'] ?? '').not.toMatch(
          /immutable|max-age=[1-9]/,
        );
      },
    );

    test.each(['/404', '/500'])(
      'does not offer %s to search engines',
      async (path) => {
        const { status, headers } = await get(path);
        expect(status).toBe(ofServers);
        if (status === 200) expect(headers['x-robots-tag']).toMatch(/noindex/);
      },
    );

    test.each(
      subpages.flatMap((path) => [
        [`${path}/`, path],
        [`${path}.html`, path],
        [`${path}/?origem=placa`, `${path}?origem=placa`],
      ]),
    )('leads %s to %s in one step, with every header', async (from, to) => {
      const { status, headers } = await get(from);
      expect([301, 302, 307, 308]).toContain(status);
      expect(headers.location).toBe(to);
      for (const [header] of common.headers)
        expect(headers).toHaveProperty(header.toLowerCase());
    });

    test.each([
      '//exemplo.com/',
      '//exemplo.com/..',
      '/%2Fexemplo.com/',
      '/\\exemplo.com/',
    ])('never leads %s to another host', async (path) => {
      const { headers } = await get(path);
      expect(headers.location ?? '/').not.toMatch(/^(?:\/[/\\]|\w+:)/);
    });

    test.each([
      '/_headers',
      '/%5fredirects',
      '/index.html%2ebr',
      '/../package.json',
      '/.git/config',
    ])('shows nobody %s', async (path) => {
      expect((await get(path)).status).toBeGreaterThanOrEqual(400);
    });

    test.each(['POST', 'PUT', 'DELETE'])('takes no %s', async (method) => {
      expect((await get('/', {}, method)).status).toBe(405);
    });

    test.each([
      ['br', 'br, gzip'],
      ['gzip', 'gzip'],
      [undefined, 'identity'],
    ])('sends pages as %s to who reads %s', async (coding, accepted) => {
      for (const [path, page] of [
        ['/', 'index.html'],
        ['/nao-existe', '404.html'],
      ] as const) {
        const answer = await get(path, { 'Accept-Encoding': accepted });
        expect([path, answer.headers['content-encoding']]).toEqual([
          path,
          coding,
        ]);
        expect(unpacked(answer).equals(bytesOf(page))).toBe(true);
      }
    });

    test.each([`/${island}`, '/'])(
      'does not send %s twice to who has it',
      async (path) => {
        const first = await get(path);
        const again = await get(path, {
          'If-None-Match': first.headers.etag ?? '',
        });
        expect(again.status).toBe(304);
        expect(again.headers['content-security-policy']).toBe(
          first.headers['content-security-policy'],
        );
      },
    );

    test.each([
      ['/manifest.webmanifest', 'application/manifest+json'],
      ['/.well-known/security.txt', 'text/plain'],
      [`/${picture}`, 'image/avif'],
      [`/${island}`, 'javascript'],
      ['/sitemap.xml', 'xml'],
    ])('says what %s is', async (path, type) => {
      expect((await get(path)).headers['content-type']).toContain(type);
    });
  });
}
