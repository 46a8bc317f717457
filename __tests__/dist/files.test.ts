import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { legalSlugs } from '@/content/legal/schema';
import {
  bytesOf,
  company,
  files,
  isRelease,
  textOf,
} from './support/published';

const { siteUrl, brand } = company;

test('crawlers find each page but those for errors', () => {
  const urls = legalSlugs.map((slug) => {
    const text = readFileSync(`data/legal/${slug}.md`, 'utf8');
    const [day] = /(?<=^updated: ["']?)[\d-]+/m.exec(text) ?? [];
    return `  <url><loc>${siteUrl}/${slug}</loc><lastmod>${day}</lastmod></url>`;
  });
  expect(textOf('sitemap.xml').split('\n').slice(2, -2)).toEqual([
    `  <url><loc>${siteUrl}/</loc></url>`,
    ...urls,
  ]);
  expect(textOf('robots.txt')).toBe(
    `User-agent: *\nAllow: /\n\nSitemap: ${siteUrl}/sitemap.xml\n`,
  );
  expect(textOf('_headers')).toBe(
    readFileSync('static/_headers', 'utf8').replace(
      /^\/\*$/m,
      isRelease ? '$&' : '$&\n  X-Robots-Tag: noindex',
    ),
  );
  expect(files).toContain('social-card.jpg');
});

test('the icons of the manifest exist in the sizes that it gives', async () => {
  const { icons, ...manifest } = JSON.parse(textOf('manifest.webmanifest'));
  expect(manifest).toMatchObject({ name: brand, start_url: '/' });
  expect(icons.at(-1).purpose).toBe('maskable');
  for (const { src, sizes } of icons) {
    const { width, height } = await sharp(bytesOf(src.slice(1))).metadata();
    expect(`${width}x${height}`).toBe(sizes);
  }
});
