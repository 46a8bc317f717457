import type { SiteFacts } from './options';

/**
 * `sitemap.xml`: each page with the day of its last change, where it is known.
 * https://www.sitemaps.org/protocol.html
 */
export function sitemap(
  addresses: readonly string[],
  { siteUrl, lastModified }: SiteFacts,
): string {
  const lines = addresses.map((address) => {
    const day = lastModified[address];
    const lastChange = day ? `<lastmod>${day}</lastmod>` : '';
    return `  <url><loc>${siteUrl}${address}</loc>${lastChange}</url>`;
  });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...lines,
    '</urlset>',
    '',
  ].join('\n');
}
