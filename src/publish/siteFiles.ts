import { themeColors } from '../components/Seo/themeColors';

/** What the published folder needs to know of the site, as a query of Gatsby's data. */
export const siteQuery = /* GraphQL */ `
  {
    company { brand siteUrl }
    interfaceTexts { siteDescription }
    allSitePage(sort: { path: ASC }) { nodes { path } }
    allLegalPage { nodes { slug updated(formatString: "YYYY-MM-DD") } }
  }
`;

interface Nodes<Node> {
  readonly nodes: readonly Node[];
}

/** The result of the query. `siteUrl` has no slash at its end. */
export interface SiteData {
  readonly company: { readonly brand: string; readonly siteUrl: string };
  readonly interfaceTexts: { readonly siteDescription: string };
  readonly allSitePage: Nodes<{ readonly path: string }>;
  readonly allLegalPage: Nodes<{
    readonly slug: string;
    readonly updated: string;
  }>;
}

/** The text of `sitemap.xml`: https://www.sitemaps.org/protocol.html */
export function sitemap(addresses: readonly string[], site: SiteData): string {
  const dates = new Map(
    site.allLegalPage.nodes.map(({ slug, updated }) => [
      `/${slug}`,
      `<lastmod>${updated}</lastmod>`,
    ]),
  );
  const urls = addresses.map(
    (address) =>
      `  <url><loc>${site.company.siteUrl}${address}</loc>${dates.get(address) ?? ''}</url>\n`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${urls.join('')}</urlset>
`;
}

/** The text of `robots.txt`. It allows crawling even of a preview: a crawler must read a page to find `noindex`. */
export const robotsTxt = ({ company }: SiteData): string =>
  `User-agent: *\nAllow: /\n\nSitemap: ${company.siteUrl}/sitemap.xml\n`;

const icon = (name: string, size: number) => ({
  src: `/${name}-${size}.png`,
  sizes: `${size}x${size}`,
  type: 'image/png',
});

/** The text of `manifest.webmanifest`: name and icons for a phone's home screen. The site opens in the browser, not as an app. */
export function webManifest({ company, interfaceTexts }: SiteData): string {
  const manifest = {
    name: company.brand,
    short_name: company.brand,
    description: interfaceTexts.siteDescription,
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
