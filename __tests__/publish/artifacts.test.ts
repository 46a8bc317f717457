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
import { replaceFolder, restoreFolder } from '@/publish/atomicReplace';
import { clientBundle } from '@/publish/clientBundle';
import { publishedPages } from '@/publish/pages';
import { daysUntilExpiry, securityTxt } from '@/publish/securityTxt';
import type { SiteInfo } from '@/publish/siteInfo';
import { sitemap } from '@/publish/sitemap';
import { socialCard } from '@/publish/socialCard';
import { staticFiles } from '@/publish/staticFiles';
import { builtStylesheet } from '@/publish/stylesheet';
import { thirdPartyNotices } from '@/publish/thirdPartyNotices';
import { FIXTURE } from '../support/fixture';

const site: SiteInfo = {
  brand: 'Costa Clara',
  siteUrl: 'https://www.costaclara.com.br',
  email: 'a@b.br',
  description: 'Crédito explicado.',
  headline: 'Qual o tamanho do seu sonho?',
  image: `${FIXTURE}/images/hero.png`,
  background: `${FIXTURE}/images/background.png`,
  updated: new Map([
    ['/a', '2026-01-31'],
    ['/b', '2028-02-29'],
  ]),
};

const home = mkdtempSync(join(tmpdir(), 'publish-'));
afterAll(() => rmSync(home, { recursive: true }));

/** A folder with these files, each with its own name as its content. */
function folderOf(name: string, files: readonly string[]): string {
  const folder = join(home, name);
  for (const file of files) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), file);
  }
  return folder;
}

describe('the social card', () => {
  test('is the same for the same content, another for another brand', async () => {
    const card = await socialCard('.', site);
    expect((await socialCard('.', site)).equals(card)).toBe(true);
    expect(
      (await socialCard('.', { ...site, brand: 'Outra' })).equals(card),
    ).toBe(false);
  });

  test('keeps the longest words out of the picture, and letters that the font has not', async () => {
    const long = {
      brand: 'Companhia Ǻ 😀'.padEnd(40, 'm'),
      headline: 'W'.repeat(60),
    };
    const darkest = async (words: object) => {
      const card = await socialCard('.', { ...site, ...words });
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

describe('licences', () => {
  const root = mkdtempSync(join(tmpdir(), 'licences-'));
  const logos = join(root, 'data/partners/logos');
  beforeAll(() => {
    mkdirSync(logos, { recursive: true });
    symlinkSync(resolve('node_modules'), join(root, 'node_modules'));
    writeFileSync(
      join(logos, 'LICENSE-desenhos.txt'),
      'desenhos 1.0 (MIT)\n\nDe azul.png e sol.svg.',
    );
  });
  afterAll(() => rmSync(root, { recursive: true }));

  test('the notice of a logo stands in the list while the logo is published', () => {
    const list = (file: string) =>
      thirdPartyNotices(root, ['node_modules/react'], [file]);
    expect(list('static/1/azul.avif')).toContain('desenhos 1.0 (MIT)');
    expect(list('static/1/casa.avif')).not.toContain('desenhos');
    expect(list('static/1/casa.avif')).toMatch(
      /^react \d\S+ \(MIT\)\n\nMIT License/m,
    );
  });

  test('a package without its licence ends the build', () => {
    const bare = join(root, 'bare');
    mkdirSync(bare);
    writeFileSync(
      join(bare, 'package.json'),
      '{"name":"bare","version":"1.0.0","license":"MIT"}',
    );
    expect(() => thirdPartyNotices(root, ['bare'], [])).toThrow(
      /bare não traz a sua licença/,
    );
  });
});

test('the contact for weaknesses runs out a year after the last change', () => {
  expect(securityTxt(site)).toBe(`Contact: mailto:a@b.br
Expires: 2029-03-01T00:00:00.000Z
Preferred-Languages: pt
Canonical: https://www.costaclara.com.br/.well-known/security.txt
`);
  expect(daysUntilExpiry(securityTxt(site), new Date('2029-02-01'))).toBe(28);
  expect(daysUntilExpiry('', new Date())).toBeNaN();
});

describe('pages', () => {
  const pages = publishedPages(
    folderOf('public', [
      'index.html',
      '404.html',
      '404/index.html',
      '500.html',
      '500/index.html',
      '404-antiga/index.html',
      'termos-uso/index.html',
      '_gatsby/slices/a.html',
      'app.js',
    ]),
  );

  test('lie where hosts look for an address without a slash; second copies are left out', () => {
    expect(pages.map(({ path, file }) => [path, file])).toEqual([
      ['/', 'index.html'],
      ['/404-antiga', '404-antiga.html'],
      ['/404.html', '404.html'],
      ['/500.html', '500.html'],
      ['/termos-uso', 'termos-uso.html'],
    ]);
  });

  test('with an address stand in the sitemap, with the day of their last change', () => {
    expect(
      sitemap(pages, {
        ...site,
        updated: new Map([['/termos-uso', '2026-11-22']]),
      }),
    ).toBe(
      `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
  <url><loc>https://www.costaclara.com.br/</loc></url>
  <url><loc>https://www.costaclara.com.br/404-antiga</loc></url>
  <url><loc>https://www.costaclara.com.br/termos-uso</loc><lastmod>2026-11-22</lastmod></url>
</urlset>
`,
    );
  });
});

describe('addresses of pictures', () => {
  const [one, other] = [
    '0123456789abcdef'.repeat(2),
    '0123456a89abcdef'.repeat(2),
  ];

  test('are shorter, in pages and on the disk', () => {
    const { shortenAddresses, shortName } = staticFiles(
      folderOf('pictures', [`static/${one}/1/a.png`, 'static/d/b.svg']),
    );
    expect(shortenAddresses(`"/static/${one}/1/a.png" "/static/d/b.svg"`)).toBe(
      '"/static/01234567/1/a.png" "/static/d/b.svg"',
    );
    expect(shortName(`static/${one}/1/a.png`)).toBe('static/01234567/1/a.png');
  });

  test('that would be the same stop the build', () => {
    const folder = folderOf('alike', [
      `static/${one}/a.png`,
      `static/${other.replace('a', '7')}/a.png`,
    ]);
    expect(() => staticFiles(folder)).toThrow('same digits');
  });
});

test('the stylesheet is the one that webpack names, not an older one', () => {
  const stats = (...names: string[]) =>
    JSON.stringify({
      namedChunkGroups: { app: { assets: names.map((name) => ({ name })) } },
    });
  const folder = folderOf('styles', ['styles.1.css', 'styles.2.css']);
  writeFileSync(
    join(folder, 'webpack.stats.json'),
    stats('app.js', 'styles.2.css'),
  );
  expect(builtStylesheet(folder)).toBe('styles.2.css');
  writeFileSync(join(folder, 'webpack.stats.json'), stats('app.js'));
  expect(() => builtStylesheet(folder)).toThrow('0 stylesheets');
});

test('the page’s script fetches the carousel by its address, and React only there', async () => {
  const { inlineScript, island, packages } = await clientBundle(resolve('.'));
  expect(inlineScript).toContain(`import("/${island.file}")`);
  expect(inlineScript.length).toBeLessThan(4000);
  expect(island.code).toContain('startIsland');
  expect(packages).toEqual(
    expect.arrayContaining(['node_modules/react-slick']),
  );
});

describe('a folder that is replaced', () => {
  test('is the new one, whole, and leaves no trace of the old one', () => {
    const place = folderOf('place', ['old.html']);
    replaceFolder(folderOf('next', ['new.html']), place);
    expect(readdirSync(place)).toEqual(['new.html']);
    expect(existsSync(`${place}.last`)).toBe(false);
  });

  test('is put back where the replacement was cut off', () => {
    folderOf('cut.last', ['good.html']);
    restoreFolder(join(home, 'cut'));
    expect(readdirSync(join(home, 'cut'))).toEqual(['good.html']);
  });
});
