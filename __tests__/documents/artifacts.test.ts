import { mkdtempSync, readdirSync, readFileSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { addressOf, filesIn } from '../../plugins/gatsby-plugin-documents';
import { shortenAddresses } from '../../plugins/gatsby-plugin-documents/src/document/addresses';
import type { SiteFacts } from '../../plugins/gatsby-plugin-documents/src/options';
import {
  findPages,
  publishedFile,
} from '../../plugins/gatsby-plugin-documents/src/pages';
import { publish } from '../../plugins/gatsby-plugin-documents/src/publish';
import { readStylesheet } from '../../plugins/gatsby-plugin-documents/src/stylesheet';
import { thirdPartyNotices } from '../../plugins/gatsby-plugin-documents/src/thirdPartyNotices';
import { temporaryFolder, writeFiles } from '../support/temporaryFolder';

const site: SiteFacts = {
  siteUrl: 'https://www.costaclara.com.br',
  lastModified: { '/a': '2026-01-31' },
  manifest: {},
};

test('shortens the hashes in addresses of its own files and in no others', () => {
  const hash = '0123456789abcdef'.repeat(2);
  expect(shortenAddresses(`static/${hash}/a.png`)).toBe('static/012345/a.png');
  const pictures = `srcset="/static/${hash}/a.avif 96w,/static/${hash}/b.avif 192w" url(/static/${hash}/c.png)`;
  expect(shortenAddresses(pictures)).toBe(pictures.replaceAll(hash, '012345'));
  expect(shortenAddresses(`"/static/b-${hash}.woff2"`)).toBe(
    '"/static/b-012345.woff2"',
  );
  const others = `"https://banco.example/${hash}/a" "https://banco.example/static/${hash}/a"`;
  expect(shortenAddresses(others)).toBe(others);
});

const notices = {
  heading: 'Licenças',
  packages: ['lucide-react'],
  folders: ['data/partners/logos'],
};

describe('in a project folder', () => {
  const root = process.cwd();
  const home = temporaryFolder();
  beforeEach(() => process.chdir(mkdtempSync(join(home, 'project-'))));
  afterEach(() => process.chdir(root));

  const write = (file: string, text = file) => writeFiles('', { [file]: text });

  test('the license of a logo is listed while the logo is published', () => {
    symlinkSync(join(root, 'node_modules'), 'node_modules');
    const notice = 'desenhos 1.0 (MIT)\n\nDe azul.png, mar.jpeg e sol.svg.';
    write('data/partners/logos/LICENSE-desenhos.txt', notice);
    const noticesWith = (file: string) =>
      thirdPartyNotices(notices, ['node_modules/react'], [file]);
    for (const name of ['azul', 'mar', 'sol'])
      expect(noticesWith(`static/1/${name}.avif`)).toContain(notice);
    expect(noticesWith('static/1/casa.avif')).not.toContain('desenhos');
  });

  test('a package without a license ends the build', () => {
    write('bare/package.json', '{"name":"bare","license":"MIT"}');
    expect(() => thirdPartyNotices(notices, ['bare'], [])).toThrow(
      /bare contains no license/,
    );
  });

  test('each page is the file that hosts serve without a trailing slash; Gatsby’s copies are left out', () => {
    const files = [
      'index.html',
      '404.html',
      '404/index.html',
      '404-antiga/index.html',
      '_gatsby/slices/a.html',
    ];
    for (const file of files) write(`public/${file}`);
    const pages = findPages();
    expect(pages).toEqual([
      '404-antiga/index.html',
      '404/index.html',
      'index.html',
    ]);
    const published = pages.map(publishedFile);
    expect(published).toEqual(['404-antiga.html', '404.html', 'index.html']);
    expect(published.map(addressOf)).toEqual(['/404-antiga', '/404', '/']);
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
    writeStats('app.js');
    expect(readStylesheet).toThrow('0 stylesheets');
    writeStats('styles.1.css', 'styles.2.css');
    expect(readStylesheet).toThrow('2 stylesheets');
  });

  const options = {
    output: 'dist',
    inlineScript: '',
    lazyScripts: [],
    targets: [],
    scriptEffects: { attributes: [], classPrefixes: [], container: 'body' },
    selfContained: [],
    unlisted: ['/404'],
    embeddable: [],
    noindex: false,
    query: '',
    site: () => site,
    notices: { heading: '', packages: [], folders: [] },
  };

  const writePage = (address: string, body: string) =>
    write(
      `public${address}/index.html`,
      `<div id="___gatsby"><div id="gatsby-focus-wrapper">${body}</div></div>`,
    );

  function writeBuiltSite(): void {
    const picture = `static/${'0123456789abcdef'.repeat(2)}/a.png`;
    write(`public/${picture}`);
    writePage('', `<img src="/${picture}">`);
    writePage('/a', '<p>A</p>');
    writePage('/404', '<p>Not found</p>');
    write('public/styles.css', 'p{x:1}');
    writeStats('styles.css');
    write('static/.well-known/a.txt');
  }

  test('publish writes the pages, their files, the files of static/, and what hosts and search engines read', async () => {
    writeBuiltSite();
    write('.dist/left-by-an-interrupted-build.html');
    write('dist/old.html');
    await publish(options, site);
    expect(readdirSync('.')).toEqual(['dist', 'public', 'static']);
    expect(filesIn('dist')).toEqual([
      '.well-known/a.txt',
      '404.html',
      '_headers',
      '_redirects',
      'a.html',
      'index.html',
      'manifest.webmanifest',
      'robots.txt',
      'sitemap.xml',
      'static/012345/a.png',
      'third-party.txt',
    ]);
    const read = (file: string) => readFileSync(`dist/${file}`, 'utf8');
    expect(read('index.html')).not.toContain('noindex');
    expect(read('404.html')).toContain('name="robots" content="noindex"');
    expect(read('_redirects')).toBe('/a/ /a 301\n');
    expect(read('robots.txt')).toBe(
      'User-agent: *\nAllow: /\n\nSitemap: https://www.costaclara.com.br/sitemap.xml\n',
    );
    expect(read('sitemap.xml').match(/<url>.*<\/url>/g)).toEqual([
      '<url><loc>https://www.costaclara.com.br/</loc></url>',
      '<url><loc>https://www.costaclara.com.br/a</loc><lastmod>2026-01-31</lastmod></url>',
    ]);
    expect(read('_headers').match(/^\S+/gm)).toEqual([
      '/*',
      '/static/*',
      '/',
      '/a',
      '/.well-known/a.txt',
      '/.well-known/security.txt',
      '/manifest.webmanifest',
      '/robots.txt',
      '/sitemap.xml',
      '/third-party.txt',
      '/404',
    ]);
  });

  test.each(['./dist', 'built/dist/'])(
    'publish writes to %s, and a folder of that name outside the project stays as it was',
    async (output) => {
      write('../dist/index.html', 'Another site');
      write('built/dist/index.html', 'An earlier build');
      writeBuiltSite();
      await publish({ ...options, output }, site);
      expect(readFileSync(join(output, 'index.html'), 'utf8')).toContain('img');
      expect(readFileSync('../dist/index.html', 'utf8')).toBe('Another site');
    },
  );
});
