import { themeColors } from '../components/Seo/themeColors';

/** The facts about the company that search engines and browsers read. */
export interface SiteFacts {
  readonly brand: string;
  readonly description: string;
  /** `https://…`, without a trailing slash. */
  readonly siteUrl: string;
  /** Date of the last change as YYYY-MM-DD, by address. */
  readonly lastModified: Readonly<Record<string, string>>;
}

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

const icon = (name: string, size: number) => ({
  src: `/${name}-${size}.png`,
  sizes: `${size}x${size}`,
  type: 'image/png',
});

/** The text of `manifest.webmanifest`: name and icons for a phone's home screen. The site opens in the browser, not as an app. */
export function webManifest({ brand, description }: SiteFacts): string {
  const manifest = {
    name: brand,
    short_name: brand,
    description,
    lang: 'pt-BR',
    dir: 'ltr',
    id: '/',
    start_url: '/',
    scope: '/',
    display: 'browser',
    background_color: themeColors.light,
    theme_color: themeColors.light,
    icons: [
      icon('icon', 192),
      icon('icon', 512),
      { ...icon('icon-maskable', 512), purpose: 'maskable' },
    ],
  };
  return `${JSON.stringify(manifest, null, 2)}\n`;
}
