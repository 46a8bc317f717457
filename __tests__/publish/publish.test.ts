import {
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  symlinkSync,
} from 'node:fs';
import { join } from 'node:path';
import { thirdPartyNotices } from '@/publish/notices';
import { findPages, publish, readStylesheet } from '@/publish/publish';
import { temporaryFolder, writeFiles } from '../support/temporaryFolder';

const site = {
  company: { brand: 'Costa Clara', siteUrl: 'https://www.costaclara.com.br' },
  interfaceTexts: { siteDescription: 'Crédito bem explicado.' },
  allMarkdownRemark: {
    nodes: [{ frontmatter: { slug: 'a', updated: '2026-01-31' } }],
  },
};

const root = process.cwd();
const home = temporaryFolder();
beforeEach(() => process.chdir(mkdtempSync(join(home, 'project-'))));
afterEach(() => process.chdir(root));

const write = (file: string, text = file) => writeFiles('', { [file]: text });
const read = (file: string) => readFileSync(file, 'utf8');

/** Links what the bundler reads of the real project. */
function linkProject(): void {
  for (const folder of ['node_modules', 'src', 'package.json'])
    symlinkSync(join(root, folder), folder);
}

test('each page has the address that hosts serve without a trailing slash; Gatsby’s copies are left out', () => {
  for (const file of [
    'index.html',
    '404.html',
    '404/index.html',
    'a/b/index.html',
    '_gatsby/slices/a.html',
  ])
    write(`public/${file}`);
  expect(findPages()).toEqual(['/', '/404', '/a/b']);
});

function writeStats(...files: string[]): void {
  const assets = files.map((name) => ({ name }));
  const stats = { namedChunkGroups: { app: { assets } } };
  write('public/webpack.stats.json', JSON.stringify(stats));
}

test('the stylesheet is the one in webpack’s output, not an older one', () => {
  write('public/styles.1.css');
  write('public/styles.2.css', 'new');
  writeStats('app.js', 'styles.2.css');
  expect(readStylesheet()).toBe('new');
  for (const sheets of [[], ['styles.1.css', 'styles.2.css']]) {
    writeStats('app.js', ...sheets);
    expect(readStylesheet).toThrow('exactly one stylesheet');
  }
});

describe('third-party.txt', () => {
  test('has the license of a logo while the logo is published', () => {
    linkProject();
    const notice = 'desenhos 1.0 (MIT)\n\nDe azul.png, mar.jpeg e sol.svg.';
    write('data/partners/logos/LICENSE-desenhos.txt', notice);
    for (const name of ['azul', 'mar', 'sol'])
      expect(thirdPartyNotices([], [`static/1/${name}.avif`])).toContain(
        notice,
      );
    expect(thirdPartyNotices([], ['static/1/casa.avif'])).not.toContain(
      'desenhos',
    );
  });

  test('cannot be made for a package without a license', () => {
    write('data/partners/logos/a.svg');
    write('bare/package.json', '{"name":"bare","license":"MIT"}');
    expect(() => thirdPartyNotices(['bare'], [])).toThrow(
      /bare contains no license/,
    );
  });
});

describe('publish', () => {
  const writePage = (address: string, body: string) =>
    write(
      `public${address}/index.html`,
      `<!DOCTYPE html><html><head><meta charSet="utf-8"/><link rel="icon" href="/i"/><style></style></head><body>${body}</body></html>`,
    );

  beforeEach(() => {
    linkProject();
    write('data/partners/logos/a.svg');
    const picture = `static/${'0123456789abcdef'.repeat(2)}/a.png`;
    write(`public/${picture}`);
    writePage('', `<img src="/${picture}"/>`);
    writePage('/a', '<p>A</p>');
    writePage('/404', '<p>Not found</p>');
    write('public/styles.css', 'html{x:1}');
    writeStats('styles.css');
    write('static/.well-known/a.txt');
    write('static/_headers', '# Rules\n/*\n  A: b\n/static/*\n  C: d\n');
  });

  test('writes the pages, their files, the files of static/, and what search engines read', async () => {
    write('.dist/left-by-an-interrupted-build.html');
    write('dist/old.html');
    await publish(site, true);
    expect(existsSync('.dist')).toBe(false);
    const files = readdirSync('dist', { recursive: true }).sort();
    expect(files).toEqual([
      '.well-known',
      '.well-known/a.txt',
      '404.html',
      '_headers',
      'a.html',
      'index.html',
      expect.stringMatching(/^island-[\da-f]{10}\.js$/),
      'manifest.webmanifest',
      'robots.txt',
      'sitemap.xml',
      'static',
      'static/012345',
      'static/012345/a.png',
      'third-party.txt',
    ]);
    expect(read('dist/index.html')).not.toContain('noindex');
    expect(read('dist/_headers')).toBe(read('static/_headers'));
    expect(read('dist/404.html')).toContain('name="robots" content="noindex"');
    expect(read('dist/robots.txt')).toBe(
      'User-agent: *\nAllow: /\n\nSitemap: https://www.costaclara.com.br/sitemap.xml\n',
    );
    expect(read('dist/sitemap.xml').match(/<url>.*<\/url>/g)).toEqual([
      '<url><loc>https://www.costaclara.com.br/</loc></url>',
      '<url><loc>https://www.costaclara.com.br/a</loc><lastmod>2026-01-31</lastmod></url>',
    ]);
  });

  test('marks a preview in each page and in the headers', async () => {
    await publish(site, false);
    for (const page of ['index', 'a', '404'])
      expect(read(`dist/${page}.html`)).toContain('content="noindex"');
    expect(read('dist/_headers')).toBe(
      '# Rules\n/*\n  X-Robots-Tag: noindex\n  A: b\n/static/*\n  C: d\n',
    );
  });

  test('tells the size of each page, and which do not fit the first flight', async () => {
    const noise = Array.from({ length: 30_000 }, (_, index) =>
      Math.sin(index).toString(36).slice(-3),
    );
    writePage('/a', `<p>${noise.join('')}</p>`);
    const lines = await publish(site, true);
    expect(lines).toHaveLength(3);
    expect(lines[0]).toMatch(/^\/ +[\d,]+ B$/);
    expect(lines[2]).toMatch(/^\/a +\d\d,\d+ B +with its headers/);
  });

  test('leaves the last dist/ as it was after an error', async () => {
    write('dist/index.html', 'An earlier build');
    write('public/a/index.html', 'Not a page');
    await expect(publish(site, true)).rejects.toThrow('The page has no');
    expect(read('dist/index.html')).toBe('An earlier build');
  });
});
