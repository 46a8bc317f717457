import { hasAddress, type PublishedPage } from './pages';
import type { SiteInfo } from './siteInfo';

/**
 * `sitemap.xml`: every page that has an address of its own, with the day of its
 * last change where it is known. https://www.sitemaps.org/protocol.html
 */
export function sitemap(
  pages: readonly PublishedPage[],
  { siteUrl, updated }: SiteInfo,
): string {
  const lines = [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
  ];
  for (const { path } of pages.filter(hasAddress)) {
    const day = updated.get(path);
    const lastChange = day ? `<lastmod>${day}</lastmod>` : '';
    lines.push(`  <url><loc>${siteUrl}${path}</loc>${lastChange}</url>`);
  }
  return [...lines, '</urlset>', ''].join('\n');
}
