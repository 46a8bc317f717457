import type { SiteFacts } from './options';

/**
 * The text of `sitemap.xml`, with the date of each page's last change if it is known.
 * https://www.sitemaps.org/protocol.html
 */
export function sitemap(
  addresses: readonly string[],
  { siteUrl, lastModified }: SiteFacts,
): string {
  const urls = addresses.map((address) => {
    const date = lastModified[address];
    const lastmod = date ? `<lastmod>${date}</lastmod>` : '';
    return `  <url><loc>${siteUrl}${address}</loc>${lastmod}</url>\n`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${urls.join('')}</urlset>
`;
}

/** The text of `robots.txt`. It allows crawling even with `noindex`: a crawler must read a page to find that. */
export const robotsTxt = ({ siteUrl }: SiteFacts): string =>
  `User-agent: *\nAllow: /\n\nSitemap: ${siteUrl}/sitemap.xml\n`;
