import { themeColors } from '../components/Seo/themeColors';

/** What search engines and browsers read about the site, as a query of Gatsby's data. */
export const siteQuery = /* GraphQL */ `
  {
    company {
      brand
      siteUrl
    }
    interfaceTexts {
      siteDescription
    }
    allMarkdownRemark {
      nodes {
        frontmatter {
          slug
          updated(formatString: "YYYY-MM-DD")
        }
      }
    }
  }
`;

/** The result of the query. `siteUrl` has no slash at its end. */
export interface SiteData {
  readonly company: { readonly brand: string; readonly siteUrl: string };
  readonly interfaceTexts: { readonly siteDescription: string };
  readonly allMarkdownRemark: {
    readonly nodes: readonly {
      readonly frontmatter: { readonly slug: string; readonly updated: string };
    }[];
  };
}

/** The text of `sitemap.xml`: https://www.sitemaps.org/protocol.html */
export function sitemap(addresses: readonly string[], site: SiteData): string {
  const { nodes } = site.allMarkdownRemark;
  const urls = addresses.map((address) => {
    const page = nodes.find(
      ({ frontmatter }) => address === `/${frontmatter.slug}`,
    );
    const lastmod = page
      ? `<lastmod>${page.frontmatter.updated}</lastmod>`
      : '';
    return `  <url><loc>${site.company.siteUrl}${address}</loc>${lastmod}</url>\n`;
  });
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
