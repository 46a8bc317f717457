import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { finish } from '@/gatsby/publish/finish';
import { foldersOf } from '@/gatsby/publish/folders';
import { filesIn, undoFinishing } from '@/gatsby/publish/output';

let root: string;
const write = (path: string, text: string) => {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
};
const contents = () =>
  filesIn(join(root, 'public')).map((path) => [
    path,
    readFileSync(join(root, 'public', path), 'latin1'),
  ]);

const site = {
  siteUrl: 'https://www.exemplo.example',
  brand: 'Marca',
  description: 'Texto',
  themeColor: '#fff',
  paths: ['/', '/404', '/404.html', '/termos'],
  updated: new Map([['/termos', '2026-01-02']]),
  preview: false,
};

/** What Gatsby leaves: four pages (one of them twice), their data, one bundle, its notes and yesterday's leftovers. */
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'finish-'));
  const html =
    '<html><head><meta name="generator" content="G"/></head><img src="/static/a/used.png"></html>';
  for (const page of ['index.html', '404.html', '404/index.html', 'termos/index.html'])
    write(`public/${page}`, html);
  for (const data of ['index', '404', '404.html', 'termos', 'app-data'])
    write(
      data === 'app-data'
        ? 'public/page-data/app-data.json'
        : `public/page-data/${data}/page-data.json`,
      '{}',
    );
  for (const file of [
    'app-1a.js',
    'app-0b.js',
    'app-0b.js.br',
    'app-1a.js.map',
    '~partytown/p.js',
    'webpack.stats.json',
    'chunk-map.json',
    '_gatsby/slices/s.html',
    'static/a/used.png',
    'static/b/unused.png',
  ])
    write(`public/${file}`, file);
  write(
    '.cache/publish/bundle.json',
    JSON.stringify({ assets: ['app-1a.js', 'app-1a.js.map'], packages: [] }),
  );
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

test('publishes pages, data, bundle and pictures in use, and nothing else', async () => {
  await finish(foldersOf(root), site);
  const files = filesIn(join(root, 'public')).filter((file) => !/\.(?:br|gz)$/.test(file));
  expect(files).toEqual([
    '404.html',
    '_headers',
    '_redirects',
    'app-1a.js',
    'index.html',
    'manifest.webmanifest',
    'page-data/404.html/page-data.json',
    'page-data/404/page-data.json',
    'page-data/app-data.json',
    'page-data/index/page-data.json',
    'page-data/termos/page-data.json',
    'robots.txt',
    'sitemap.xml',
    'static/a/used.png',
    'termos.html',
    'third-party.txt',
  ]);
});

test('gives Gatsby back what it wrote, and finishes it the same way again', async () => {
  const folders = foldersOf(root);
  await finish(folders, site);
  const once = contents();
  await undoFinishing(folders);
  expect(readFileSync(join(root, 'public/termos/index.html'), 'utf8')).toContain('generator');
  expect(filesIn(join(root, 'public'))).toContain('static/b/unused.png');
  expect(filesIn(join(root, 'public'))).not.toContain('termos.html');
  await finish(folders, site);
  expect(contents()).toEqual(once);
});

test('a page that is gone from the site is gone from the output', async () => {
  const folders = foldersOf(root);
  await finish(folders, site);
  await undoFinishing(folders);
  rmSync(join(root, 'public/termos'), { recursive: true });
  await finish(folders, { ...site, paths: ['/', '/404.html'] });
  expect(filesIn(join(root, 'public')).filter((file) => file.includes('termos'))).toEqual([]);
});
