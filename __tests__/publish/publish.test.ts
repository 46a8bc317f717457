import { createHash } from 'node:crypto';
import { cpSync, mkdtempSync, readFileSync, symlinkSync } from 'node:fs';

import { join } from 'node:path';
import type { BuildArgs } from 'gatsby';
import { companyFacts } from '@/gatsby/companyFacts';
import { onPostBuild } from '@/publish/publish';
import { filesIn } from '../../tools/check/readContent';
import { company } from '../support/company';
import { temporaryFolder, writeFiles } from '../support/temporaryFolder';

const root = process.cwd();
const home = temporaryFolder();
const read = (file: string) => readFileSync(join('dist', file), 'utf8');

const ADDRESSES = ['/', '/404', '/404.html', '/500', '/termos-uso'];

/** Publishes pages of the built site. */
async function publish(kind: 'release' | 'preview') {
  const info = jest.fn();
  const data = {
    company: { ...company, facts: companyFacts(company) },
    sharedTexts: {},
    allSitePage: { nodes: ADDRESSES.map((path) => ({ path })) },
    allLegalPage: { nodes: [] },
  };
  const gatsby = { graphql: async () => ({ data }), reporter: { info } };
  const SITE_RELEASE = String(kind === 'release');
  jest.replaceProperty(process, 'env', { ...process.env, SITE_RELEASE });
  await onPostBuild?.(gatsby as unknown as BuildArgs, {} as never, () => {});
  return info.mock.lastCall[0];
}

beforeEach(() => {
  process.chdir(mkdtempSync(join(home, 'project-')));
  // A junction needs no privilege on Windows.
  for (const name of ['node_modules', 'src'])
    symlinkSync(join(root, name), name, 'junction');
  for (const name of ['package.json', 'public', 'static'])
    cpSync(join(root, name), name, { recursive: true });
  writeFiles('', {
    'data/partners/logos/LICENSE-desenhos.txt': 'desenhos (MIT)\n',
    'dist/earlier.html': 'An earlier build',
    'dist/static/earlier.avif': '',
    'public/static/earlier.avif': '',
    '.dist/earlier.html': '',
  });
});
afterEach(() => {
  jest.restoreAllMocks();
  process.chdir(root);
});

const headers = readFileSync('static/_headers', 'utf8');

test('a release may be listed, but for its error pages, and has a security.txt', async () => {
  expect(await publish('release')).toContain('is a release');
  const unlisted = filesIn('dist').filter((file) =>
    read(file).includes('<meta name="robots" content="noindex">'),
  );
  expect(unlisted).toEqual(['404.html', '500.html']);
  expect(read('_headers')).toBe(headers);
  expect(read('robots.txt')).toBe(
    'User-agent: *\nAllow: /\n\nSitemap: https://www.costaclara.com.br/sitemap.xml\n',
  );
  const icon = { src: '/icon-512.png', sizes: '512x512', type: 'image/png' };
  expect(JSON.parse(read('manifest.webmanifest'))).toMatchObject({
    name: 'Costa Clara',
    short_name: 'Costa Clara',
    start_url: '/',
    display: 'browser',
    icons: [
      { ...icon, src: '/icon-192.png', sizes: '192x192' },
      icon,
      { ...icon, src: '/icon-maskable-512.png', purpose: 'maskable' },
    ],
  });
  const contact = read('.well-known/security.txt');
  const [, expires = ''] = /Expires: (.+)/.exec(contact) ?? [];
  expect(contact).toBe(`Contact: mailto:contato@costaclara.com.br
Expires: ${expires}
Preferred-Languages: pt
Canonical: https://www.costaclara.com.br/.well-known/security.txt
`);
  const days = (Date.parse(expires) - Date.now()) / 86_400_000;
  expect(Math.round(days)).toBe(364);
});

// dist/outline.test.ts looks at its pages.
test('no address of a preview may be listed', async () => {
  expect(await publish('preview')).toContain('is a preview');
  expect(read('_headers')).toBe(
    headers.replace('\n/*\n', '\n/*\n  X-Robots-Tag: noindex\n'),
  );
  expect(filesIn('dist')).not.toContain('.well-known/security.txt');
});

test('an earlier build leaves nothing, the island has a hash, and every license is there', async () => {
  await publish('release');
  const isEarlier = (file: string) => file.includes('earlier');
  expect(filesIn('dist').filter(isEarlier)).toEqual([]);
  // Browsers keep the island for a year, so another code needs another name.
  const island = filesIn('dist').find((file) => file.startsWith('island-'));
  const hash = createHash('sha256')
    .update(read(String(island)))
    .digest('hex');
  expect(island).toBe(`island-${hash.slice(0, 10)}.js`);
  expect(read('third-party.txt')).toMatch(
    /Lucide[\s\S]+react-slick \(MIT\)\s+The MIT License[\s\S]+desenhos \(MIT\)/,
  );
});

test('a page has the styles of this build, though Gatsby did not render it again', async () => {
  const stats = { assets: [{ name: 'app.js' }, { name: 'new.css' }] };
  writeFiles('public', {
    'new.css': 'html{x:2}',
    'webpack.stats.json': JSON.stringify({ namedChunkGroups: { app: stats } }),
  });
  await publish('release');
  expect(read('index.html')).toContain('<style>html{x:2}</style>');
});

test('without a stylesheet the last dist/ stays as it was', async () => {
  writeFiles('public', {
    'webpack.stats.json': '{"namedChunkGroups":{"app":{"assets":[]}}}',
  });
  await expect(publish('release')).rejects.toThrow('no stylesheet');
  expect(read('earlier.html')).toBe('An earlier build');
});
