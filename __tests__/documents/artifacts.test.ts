import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import {
  replaceFolder,
  restoreFolder,
} from '../../plugins/gatsby-plugin-documents/src/atomicReplace';
import { shortenAddresses } from '../../plugins/gatsby-plugin-documents/src/document/shortenAddresses';
import type { SiteFacts } from '../../plugins/gatsby-plugin-documents/src/options';
import {
  addressOf,
  publishedPages,
  sourceOf,
} from '../../plugins/gatsby-plugin-documents/src/pages';
import { sitemap } from '../../plugins/gatsby-plugin-documents/src/sitemap';
import { builtStylesheet } from '../../plugins/gatsby-plugin-documents/src/stylesheet';
import { thirdPartyNotices } from '../../plugins/gatsby-plugin-documents/src/thirdPartyNotices';

const site: SiteFacts = {
  siteUrl: 'https://www.costaclara.com.br',
  lastModified: { '/a': '2026-01-31', '/b': '2028-02-29' },
  manifest: {},
};

test('the sitemap has the date of a page’s last change when it is known', () => {
  const map = sitemap(['/', '/a'], site);
  expect(map.match(/<url>.*<\/url>/g)).toEqual([
    '<url><loc>https://www.costaclara.com.br/</loc></url>',
    '<url><loc>https://www.costaclara.com.br/a</loc><lastmod>2026-01-31</lastmod></url>',
  ]);
});

test('addresses of pictures are shortened, those of other sites are not', () => {
  const hash = '0123456789abcdef'.repeat(2);
  expect(shortenAddresses(`static/${hash}/a.png`)).toBe(
    'static/01234567/a.png',
  );
  const pictures = `srcset="/static/${hash}/a.avif 96w,/static/${hash}/b.avif 192w" url(/static/${hash}/c.png)`;
  expect(shortenAddresses(pictures)).toBe(
    pictures.replaceAll(hash, '01234567'),
  );
  expect(shortenAddresses(`"/static/b-${hash}.woff2"`)).toBe(
    '"/static/b-01234567.woff2"',
  );
  const others = `"https://banco.example/${hash}/a" "https://banco.example/static/${hash}/a"`;
  expect(shortenAddresses(others)).toBe(others);
});

const options = {
  heading: 'Licenças',
  packages: ['lucide-react'],
  folders: ['data/partners/logos'],
};

describe('in a project', () => {
  const root = process.cwd();
  let home: string;
  beforeEach(() => {
    home = mkdtempSync(join(tmpdir(), 'publish-'));
    process.chdir(home);
  });
  afterEach(() => {
    process.chdir(root);
    rmSync(home, { recursive: true });
  });

  function write(file: string, text = file): void {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }

  test('the notice of a logo is in the list while the logo is published', () => {
    symlinkSync(join(root, 'node_modules'), 'node_modules');
    const notice = 'desenhos 1.0 (MIT)\n\nDe azul.png e sol.svg.';
    write('data/partners/logos/LICENSE-desenhos.txt', notice);
    const list = (file: string) =>
      thirdPartyNotices(options, ['node_modules/react'], [file]);
    expect(list('static/1/azul.avif')).toContain(notice);
    expect(list('static/1/casa.avif')).not.toContain('desenhos');
  });

  test('a package without a licence throws', () => {
    write('bare/package.json', '{"name":"bare","license":"MIT"}');
    expect(() => thirdPartyNotices(options, ['bare'], [])).toThrow(
      /bare contains no licence/,
    );
  });

  test('pages are published for addresses without a slash, without duplicates', () => {
    const files = [
      'index.html',
      '404.html',
      '404/index.html',
      '404-antiga/index.html',
      '_gatsby/slices/a.html',
    ];
    for (const file of files) write(`public/${file}`);
    const pages = publishedPages();
    expect(pages).toEqual(['404-antiga.html', '404.html', 'index.html']);
    expect(pages.map(sourceOf)).toEqual([
      '404-antiga/index.html',
      '404/index.html',
      'index.html',
    ]);
    expect(pages.map(addressOf)).toEqual(['/404-antiga', '/404', '/']);
  });

  test('the stylesheet is the one in the stats of webpack, not an older one', () => {
    const setAssets = (...names: string[]) => {
      const assets = names.map((file) => ({ name: file }));
      const stats = { namedChunkGroups: { app: { assets } } };
      write('public/webpack.stats.json', JSON.stringify(stats));
    };
    write('public/styles.1.css');
    write('public/styles.2.css', 'new');
    setAssets('app.js', 'styles.2.css');
    expect(builtStylesheet()).toBe('new');
    setAssets('app.js');
    expect(builtStylesheet).toThrow('0 stylesheets');
  });

  test('replaceFolder leaves the new folder and nothing of the old one', () => {
    write('place/old.html');
    write('next/new.html');
    replaceFolder('next', 'place');
    expect(readdirSync('place')).toEqual(['new.html']);
    expect(existsSync('place.last')).toBe(false);
  });

  test('restoreFolder restores a folder after an interrupted replacement', () => {
    write('place.last/good.html');
    restoreFolder('place');
    expect(readdirSync('place')).toEqual(['good.html']);
  });
});
