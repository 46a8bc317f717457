import sharp from 'sharp';
import { legalSlugs } from '@/content/legal/schema';
import { bytesOf, company, listedPages, textOf } from './support/published';

test('the sitemap has every page but those for errors, and robots.txt names it', () => {
  const listed = textOf('sitemap.xml').matchAll(/<loc>(.+?)<\/loc>/g);
  expect([...listed].map(([, url]) => url).sort()).toEqual(
    listedPages.map(([address]) => company.siteUrl + address).sort(),
  );
  const dates = textOf('sitemap.xml').match(/<lastmod>\d{4}-/g);
  expect(dates).toHaveLength(legalSlugs.length);
  expect(textOf('robots.txt')).toContain(`${company.siteUrl}/sitemap.xml`);
});

test('the icons of the manifest exist in the sizes that it gives', async () => {
  const { icons, ...manifest } = JSON.parse(textOf('manifest.webmanifest'));
  expect(manifest).toMatchObject({ name: company.brand, lang: 'pt-BR' });
  expect(icons.at(-1).purpose).toBe('maskable');
  for (const { src, sizes } of icons) {
    const { width, height } = await sharp(bytesOf(src.slice(1))).metadata();
    expect(`${width}x${height}`).toBe(sizes);
  }
});
