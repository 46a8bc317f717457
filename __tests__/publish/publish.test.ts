import { createHash } from 'node:crypto';
import {
  copyFileSync,
  existsSync,
  lstatSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  symlinkSync,
} from 'node:fs';
import fs from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { thirdPartyNotices } from '@/publish/notices';
import { publish } from '@/publish/publish';
import { temporaryFolder, writeFiles } from '../support/temporaryFolder';

const site = {
  company: { brand: 'Costa Clara', siteUrl: 'https://www.costaclara.com.br' },
  interfaceTexts: { siteDescription: 'Crédito bem explicado.' },
  allSitePage: {
    nodes: ['/', '/404', '/404.html', '/a'].map((path) => ({ path })),
  },
  allLegalPage: { nodes: [{ slug: 'a', updated: '2026-01-31' }] },
};

const root = process.cwd();
const home = temporaryFolder();
const read = (file: string) => readFileSync(file, 'utf8');

const pageWith = (body: string) =>
  `<!DOCTYPE html><html><head><meta charSet="utf-8"/><link rel="icon" href="/i"/><style></style></head><body>${body}</body></html>`;

const statsOf = (...names: string[]) =>
  JSON.stringify({
    namedChunkGroups: { app: { assets: names.map((name) => ({ name })) } },
  });

const PICTURE = `static/${'0123456789abcdef'.repeat(2)}/o%20mar.png`;

beforeEach(() => {
  process.chdir(mkdtempSync(join(home, 'project-')));
  // A junction needs no privilege on Windows.
  for (const name of ['node_modules', 'src'])
    symlinkSync(join(root, name), name, 'junction');
  copyFileSync(join(root, 'package.json'), 'package.json');
  writeFiles('', {
    [`public/${decodeURI(PICTURE)}`]: '',
    'public/index.html': pageWith(`<img src="/${PICTURE}"/>`),
    'public/404/index.html': pageWith('<p>Not found</p>'),
    'public/a/index.html': pageWith('<p>A</p>'),
    'public/styles.1.css': 'html{x:1}',
    'public/styles.2.css': 'html{x:2}',
    'public/webpack.stats.json': statsOf('app.js', 'styles.2.css'),
    'static/.well-known/a.txt': '',
    'static/.DS_Store': '',
    'static/.well-known/Thumbs.db': '',
    'static/._icon.png': '',
    'static/desktop.ini': '',
    'static/_headers': '# Rules\n/*\n  A: b\n/static/*\n  C: d\n',
    'data/partners/logos/a.svg': '',
    'dist/index.html': 'An earlier build',
    'dist/old.html': '',
    '.dist/left-by-an-interrupted-build.html': '',
  });
});
afterEach(() => process.chdir(root));

test('a release has the pages, their files, the files of static/, and what search engines read', async () => {
  await publish(site, true);
  expect(existsSync('.dist')).toBe(false);
  expect(readdirSync('dist', { recursive: true }).sort()).toEqual([
    '.well-known',
    '.well-known/a.txt',
    '404.html',
    '_headers',
    'a.html',
    'index.html',
    expect.stringMatching(/^island-/),
    'manifest.webmanifest',
    'robots.txt',
    'sitemap.xml',
    'static',
    dirname(PICTURE),
    decodeURI(PICTURE),
    'third-party.txt',
  ]);
  // Browsers keep the island for a year, so another code needs another name.
  const [island = ''] = readdirSync('dist').filter((n) => n.endsWith('.js'));
  const hash = createHash('sha256').update(read(join('dist', island)));
  expect(island).toBe(`island-${hash.digest('hex').slice(0, 10)}.js`);
  expect(read('dist/index.html')).toContain('<style>html{x:2}</style>');
  expect(read('dist/robots.txt')).toBe(
    'User-agent: *\nAllow: /\n\nSitemap: https://www.costaclara.com.br/sitemap.xml\n',
  );
  expect(read('dist/sitemap.xml').match(/<url>.*<\/url>/g)).toEqual([
    '<url><loc>https://www.costaclara.com.br/</loc></url>',
    '<url><loc>https://www.costaclara.com.br/a</loc><lastmod>2026-01-31</lastmod></url>',
  ]);
});

test('a link in static/ is published as the file that it leads to', async () => {
  writeFiles('', { 'folheto.pdf': 'folheto' });
  symlinkSync('../folheto.pdf', 'static/folheto.pdf');
  await publish(site, true);
  expect(lstatSync('dist/folheto.pdf').isFile()).toBe(true);
  symlinkSync('../nada.pdf', 'static/nada.pdf');
  await expect(publish(site, true)).rejects.toThrow('static/nada.pdf');
});

test('a preview says noindex in the headers of each address', async () => {
  await publish(site, false);
  expect(read('dist/_headers')).toBe(
    '# Rules\n/*\n  X-Robots-Tag: noindex\n  A: b\n/static/*\n  C: d\n',
  );
});

test('the size of each page is told', async () => {
  expect(await publish(site, true)).toEqual([
    expect.stringMatching(/^\/ +[\d,]+ B$/),
    expect.stringMatching(/^\/404 +[\d,]+ B$/),
    expect.stringMatching(/^\/a +[\d,]+ B$/),
  ]);
});

test.each([
  ['public/a/index.html', 'Not a page', 'The page has no'],
  ['public/webpack.stats.json', statsOf('app.js'), 'exactly one stylesheet'],
])(
  'a wrong %s leaves the last dist/ as it was',
  async (file, text, message) => {
    writeFiles('', { [file]: text });
    await expect(publish(site, true)).rejects.toThrow(message);
    expect(read('dist/index.html')).toBe('An earlier build');
  },
);

describe('while a program uses a file of dist/, as Windows reports it', () => {
  const { rename } = fs;
  const inUse = Object.assign(new Error('in use'), { code: 'EBUSY' });
  afterEach(() => jest.restoreAllMocks());

  test('the last dist/ stays whole', async () => {
    jest
      .spyOn(fs, 'rename')
      .mockImplementation((from, to) =>
        to === 'dist' && from === '.dist'
          ? Promise.reject(inUse)
          : rename(from, to),
      );
    await expect(publish(site, true)).rejects.toThrow('in use');
    expect(readdirSync('dist').sort()).toEqual(['index.html', 'old.html']);
    expect(existsSync('.dist-old')).toBe(false);
  });

  test('publishing waits until it is free', async () => {
    jest.spyOn(fs, 'rename').mockRejectedValueOnce(inUse);
    await publish(site, true);
    expect(existsSync('dist/old.html')).toBe(false);
    expect(existsSync('dist/a.html')).toBe(true);
  });
});

const notice = 'desenhos 1.0 (MIT)\n\nDe azul.png, logos/lua.jpeg e sol.svg.';

const noticesWith = (file: string) => {
  writeFiles('data/partners/logos', { 'LICENSE-desenhos.txt': notice });
  return thirdPartyNotices([], [file]);
};

test.each(['static/1/azul.webp', 'static/1/lua.avif', 'static/1/sol.svg'])(
  'third-party.txt has the license of a logo that is published: %s',
  (file) => expect(noticesWith(file)).toContain(notice),
);

test.each(['casa.svg', 'ol.svg', 'azul-2.webp', 'zul.webp', 'desenhos.svg'])(
  'third-party.txt lacks it if another picture is published: %s',
  (name) => expect(noticesWith(`static/1/${name}`)).not.toContain('desenhos'),
);

test('third-party.txt cannot be made for a package without a license', () => {
  writeFiles('bare', { 'package.json': '{"name":"bare","license":"MIT"}' });
  expect(() => thirdPartyNotices(['bare'], [])).toThrow(
    'bare contains no license',
  );
});
