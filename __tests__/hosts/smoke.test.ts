import { once } from 'node:events';
import { cpSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import express, { type Express } from 'express';
import { FIXTURE_DIST } from '../../tools/fixture/fixture';
import { headersFor } from '../../tools/headers';
import { createSite } from '../../tools/serve';
import { findFaults } from '../../tools/smoke';
import { temporaryFolder, writeFiles } from '../support/temporaryFolder';

const home = temporaryFolder();
const valid = join(home, 'valid');
const faulty = join(home, 'faulty');

const securityTxt = (days: number) =>
  `Expires: ${new Date(Date.now() + days * 86_400_000).toISOString()}\n`;

const servers: Server[] = [];
const closeServers = () => {
  for (const server of servers.splice(0)) server.close().closeAllConnections();
};
afterEach(closeServers);

/** Serves a site. @returns its address */
async function serve(site: Express): Promise<string> {
  const server = site.listen(0, '127.0.0.1');
  servers.push(server);
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return `http://127.0.0.1:${port}`;
}

/** The faults of a site that should be the valid one. */
const faultsOf = async (site: Express, dist = valid) =>
  findFaults(await serve(site), dist);

beforeAll(() => {
  cpSync(FIXTURE_DIST, valid, { recursive: true });
  writeFiles(valid, { '.well-known/security.txt': securityTxt(40) });
  cpSync(valid, faulty, { recursive: true });
});

test('a valid site has no faults', async () => {
  expect(await faultsOf(createSite(valid))).toEqual([]);
});

test('twelve faults of a site are told in a sentence each', async () => {
  const read = (file: string) => readFileSync(join(faulty, file), 'utf8');
  const island = readdirSync(valid).find((file) => file.startsWith('island'));
  const headers = read('_headers').replace(/\/island-\*\n.*\n.*\n/, '');
  writeFiles(faulty, {
    _headers: `${headers}
/termos-uso
  ! Cache-Control
  Cache-Control: public, max-age=86400
/manifest.webmanifest
  ! X-Content-Type-Options
/sitemap.xml
  ! Referrer-Policy
  Referrer-Policy: origin
/robots.txt
  X-Robots-Tag: noindex
`,
    '.well-known/security.txt': securityTxt(20),
    'index.html': `${read('index.html')}<!-- old -->`,
    'politica-privacidade.html': read('404.html'),
  });
  rmSync(join(faulty, 'icon-192.png'));
  const site = express();
  site.get('/nada-aqui', (_request, response) =>
    response.set('Cache-Control', 'no-store').send('Welcome'),
  );
  site.use((request, _response, next) => {
    if (request.url === '/termos-uso/') request.url = '/termos-uso';
    if (request.url === '/third-party.txt')
      delete request.headers['accept-encoding'];
    next();
  });
  site.use(createSite(faulty));

  const faults = await faultsOf(site);
  expect(faults.sort()).toEqual([
    '/.well-known/security.txt: Less than 30 days are left.',
    `/: The content is not that of ${valid}/.`,
    '/icon-192.png: The status is 404 instead of 200.',
    `/${island}: Cache-Control is public, max-age=0, must-revalidate instead of public, max-age=31536000, immutable.`,
    '/manifest.webmanifest: X-Content-Type-Options is missing instead of nosniff.',
    '/nada-aqui: The status is 200 instead of 404.',
    '/politica-privacidade: The 404 page is sent with status 200.',
    '/robots.txt: X-Robots-Tag is not wanted.',
    '/sitemap.xml: Referrer-Policy is origin instead of same-origin.',
    '/termos-uso/: There is no redirect to /termos-uso.',
    '/termos-uso: Cache-Control is public, max-age=86400 instead of public, max-age=0, must-revalidate.',
    '/third-party.txt: The text is not compressed.',
  ]);
});

test('an old copy in one of the compressions is told', async () => {
  const site = express();
  site.get('/termos-uso', (request, response, next) =>
    request.headers['accept-encoding']?.includes('br')
      ? next()
      : response
          .set(Object.fromEntries(headersFor(valid, '/termos-uso')))
          .set('Content-Encoding', 'gzip')
          .send(gzipSync('old')),
  );
  site.use(createSite(valid));
  expect(await faultsOf(site)).toEqual([
    `/termos-uso: The content is not that of ${valid}/.`,
  ]);
});

test.each([
  ['/termos-uso', /^\/termos-uso: It cannot be read: .+\.$/],
  ['/', /^http.+:\d+ cannot be read: .+\.$/],
])('a copy of %s that is cut short is told', async (address, sentence) => {
  const site = express().enable('strict routing');
  site.get(address, (request, response, next) =>
    request.headers['accept-encoding']?.includes('br')
      ? response.set('Content-Encoding', 'br').send('cut')
      : next(),
  );
  site.use(createSite(valid));
  expect(await faultsOf(site)).toEqual([expect.stringMatching(sentence)]);
});

describe('what is wrong as a whole is told in one sentence', () => {
  test('a preview, by its page and by its header', async () => {
    const preview = join(home, 'preview');
    cpSync(valid, preview, { recursive: true });
    const page = readFileSync(join(valid, 'index.html'), 'utf8');
    const noindex = '<meta name="robots" content="noindex"/>';
    writeFiles(preview, {
      'index.html': page.replace('<link', `${noindex}<link`),
    });
    // Whatever the folder is that the site is compared with.
    for (const dist of [valid, preview]) {
      const faults = await faultsOf(createSite(preview), dist);
      expect(faults).toEqual([expect.stringContaining('is a preview, which')]);
    }
    const site = express();
    site.use((_request, response, next) => {
      response.set('X-Robots-Tag', 'noindex');
      next();
    });
    site.use(createSite(valid));
    expect(await faultsOf(site)).toEqual([
      expect.stringContaining('is a preview, which'),
    ]);
    expect(await faultsOf(createSite(valid), preview)).toEqual([
      expect.stringContaining('/ is a preview, and the site is a release.'),
    ]);
  });

  test('an address that leads to another one', async () => {
    const site = express();
    site.use((request, response) =>
      response.redirect(301, `https://www.empresa.com.br${request.url}`),
    );
    expect(await faultsOf(site)).toEqual([
      expect.stringMatching(
        /leads to .*Compare https:\/\/www\.empresa\.com\.br\.$/,
      ),
    ]);
  });

  test('no site, and no answer', async () => {
    expect(await faultsOf(express())).toEqual([
      expect.stringContaining('answers with status 404: no site is published'),
    ]);
    const address = await serve(express());
    closeServers();
    expect(await findFaults(address, valid)).toEqual([
      expect.stringMatching(/cannot be read: .*ECONNREFUSED/),
    ]);
    expect(await findFaults(address, home)).toEqual([
      expect.stringMatching(/^There is no .*index\.html to compare with/),
    ]);
  });
});
