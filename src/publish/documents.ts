import { isFound, type PublishedPage } from './pages';
import type { Site } from './publish';

/** `sitemap.xml`: every page that has an address of its own, with the day of its last change where known. */
export function sitemap(
  pages: readonly PublishedPage[],
  { siteUrl, updated }: Site,
): string {
  const entries = pages.filter(isFound).map(({ path }) => {
    const day = updated.get(path);
    const changed = day ? `<lastmod>${day}</lastmod>` : '';
    return `  <url><loc>${siteUrl}${path}</loc>${changed}</url>\n`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join('')}</urlset>\n`;
}

/** `robots.txt`. A preview is not closed to robots: they must get in to read that it is not to be listed. */
export const robots = ({ siteUrl }: Site): string =>
  `User-agent: *\nAllow: /\n\nSitemap: ${siteUrl}/sitemap.xml\n`;

/** `manifest.webmanifest`: name and icons for a phone's home screen. It stays a page in the browser. */
export const manifest = ({ brand, description, themeColor }: Site): string =>
  `${JSON.stringify(
    {
      name: brand,
      short_name: brand,
      description,
      lang: 'pt-BR',
      dir: 'ltr',
      id: '/',
      start_url: '/',
      scope: '/',
      display: 'browser',
      background_color: themeColor,
      theme_color: themeColor,
      icons: [
        { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
        { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
        {
          src: '/icon-maskable-512.png',
          sizes: '512x512',
          type: 'image/png',
          purpose: 'maskable',
        },
      ],
    },
    null,
    2,
  )}\n`;

/** A year after the site's last change: from the data, since two builds of the same content are the same bytes. */
function securityExpiry({ updated }: Site): string {
  const expiry = new Date([...updated.values()].sort().at(-1) ?? Number.NaN);
  expiry.setUTCFullYear(expiry.getUTCFullYear() + 1);
  return expiry.toISOString();
}

/** `.well-known/security.txt` (RFC 9116): whom to tell of a weakness. */
export const securityContact = (site: Site): string =>
  [
    `Contact: mailto:${site.email}`,
    `Expires: ${securityExpiry(site)}`,
    'Preferred-Languages: pt',
    `Canonical: ${site.siteUrl}/.well-known/security.txt`,
    '',
  ].join('\n');

const DAY = 24 * 60 * 60 * 1000;

/** How many days a `security.txt` is still valid; not a number where it does not say. */
export const securityDaysLeft = (text: string, now: Date): number =>
  (Date.parse(/^Expires: (.+)$/m.exec(text)?.[1] ?? '') - now.getTime()) / DAY;
