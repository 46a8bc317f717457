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
import { dirname, join, resolve } from 'node:path';
import sharp from 'sharp';
import {
  replaceFolder,
  restoreFolder,
} from '../../plugins/gatsby-plugin-documents/atomicReplace';
import { shortenAddresses } from '../../plugins/gatsby-plugin-documents/document/shortenAddresses';
import {
  addressesOf,
  publishedPages,
  sourceOf,
} from '../../plugins/gatsby-plugin-documents/pages';
import type { SiteInfo } from '../../plugins/gatsby-plugin-documents/siteInfo';
import { sitemap } from '../../plugins/gatsby-plugin-documents/sitemap';
import { socialCard } from '../../plugins/gatsby-plugin-documents/socialCard';
import { builtStylesheet } from '../../plugins/gatsby-plugin-documents/stylesheet';
import { thirdPartyNotices } from '../../plugins/gatsby-plugin-documents/thirdPartyNotices';
import { securityTxt } from '../../tools/release/securityTxt';
import { FIXTURE } from '../support/fixture';

const site: SiteInfo = {
  brand: 'Costa Clara',
  siteUrl: 'https://www.costaclara.com.br',
  email: 'a@b.br',
  description: 'Crédito explicado.',
  headline: 'Qual o tamanho do seu sonho?',
  image: resolve(FIXTURE, 'images/hero.png'),
  background: resolve(FIXTURE, 'images/background.png'),
  updated: new Map([
    ['/a', '2026-01-31'],
    ['/b', '2028-02-29'],
  ]),
};

describe('the social card', () => {
  test('shows brand, title and address', async () => {
    const cards = [
      site,
      { ...site, brand: 'Outra' },
      { ...site, headline: 'Outra' },
      { ...site, siteUrl: 'https://outra.br' },
    ].map(async (words) => (await socialCard(words)).toString('base64'));
    expect(new Set(await Promise.all(cards)).size).toBe(cards.length);
  });

  test('keeps the longest words out of the picture, and letters that the font has not', async () => {
    const long = {
      brand: 'Companhia Ǻ 😀'.padEnd(40, 'm'),
      headline: 'W'.repeat(60),
    };
    const darkest = async (words: object) => {
      const card = await socialCard({ ...site, ...words });
      // Between the words' column and the picture.
      const gap = await sharp(card)
        .extract({ left: 526, top: 40, width: 12, height: 550 })
        .toBuffer();
      return (await sharp(gap).stats()).channels.map(({ min }) =>
        Math.round(min / 16),
      );
    };
    expect(await darkest(long)).toEqual(await darkest({}));
  });
});

test('the contact for weaknesses runs out a year after the last change', () => {
  expect(securityTxt(site)).toBe(
    [
      'Contact: mailto:a@b.br',
      'Expires: 2029-03-01T00:00:00.000Z',
      'Preferred-Languages: pt',
      'Canonical: https://www.costaclara.com.br/.well-known/security.txt',
      '',
    ].join('\n'),
  );
});

test('the sitemap has the day of a page’s last change where it is known', () => {
  const map = sitemap(['/', '/a'], site);
  expect(map.match(/<url>.*<\/url>/g)).toEqual([
    '<url><loc>https://www.costaclara.com.br/</loc></url>',
    '<url><loc>https://www.costaclara.com.br/a</loc><lastmod>2026-01-31</lastmod></url>',
  ]);
});

test('addresses of pictures are shorter, those of others are theirs', () => {
  const hash = '0123456789abcdef'.repeat(2);
  expect(shortenAddresses(`static/${hash}/a.png`)).toBe(
    'static/01234567/a.png',
  );
  const pictures = `srcset="/static/${hash}/a.avif 96w,/static/${hash}/b.avif 192w" url(/static/${hash}/c.png)`;
  expect(shortenAddresses(pictures)).toBe(
    pictures.replaceAll(hash, '01234567'),
  );
  const others = `"https://banco.example/${hash}/a" "https://banco.example/static/${hash}/a" "/static/b-${hash}.woff2"`;
  expect(shortenAddresses(others)).toBe(others);
});

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

  test('the notice of a logo stands in the list while the logo is published', () => {
    symlinkSync(join(root, 'node_modules'), 'node_modules');
    const notice = 'desenhos 1.0 (MIT)\n\nDe azul.png e sol.svg.';
    write('data/partners/logos/LICENSE-desenhos.txt', notice);
    const list = (file: string) =>
      thirdPartyNotices(['node_modules/react'], [file]);
    expect(list('static/1/azul.avif')).toContain(notice);
    expect(list('static/1/casa.avif')).not.toContain('desenhos');
  });

  test('a package without its licence ends the build', () => {
    write('bare/package.json', '{"name":"bare","license":"MIT"}');
    expect(() => thirdPartyNotices(['bare'], [])).toThrow(
      /bare não traz a sua licença/,
    );
  });

  test('pages lie where hosts look for an address without a slash; second copies are left out', () => {
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
    expect(addressesOf(pages)).toEqual(['/', '/404-antiga']);
  });

  test('the stylesheet is the one that webpack names, not an older one', () => {
    const name = (...names: string[]) => {
      const assets = names.map((file) => ({ name: file }));
      const stats = { namedChunkGroups: { app: { assets } } };
      write('public/webpack.stats.json', JSON.stringify(stats));
    };
    write('public/styles.1.css');
    write('public/styles.2.css', 'new');
    name('app.js', 'styles.2.css');
    expect(builtStylesheet()).toBe('new');
    name('app.js');
    expect(builtStylesheet).toThrow('0 stylesheets');
  });

  test('a folder that is replaced is the new one, whole, and leaves no trace of the old one', () => {
    write('place/old.html');
    write('next/new.html');
    replaceFolder('next', 'place');
    expect(readdirSync('place')).toEqual(['new.html']);
    expect(existsSync('place.last')).toBe(false);
  });

  test('a folder whose replacement was cut off is put back', () => {
    write('place.last/good.html');
    restoreFolder('place');
    expect(readdirSync('place')).toEqual(['good.html']);
  });
});
