import type { SiteFacts } from './options';

/** `robots.txt`. Robots may read a preview, too: it is there that they learn not to list it. */
export const robotsTxt = ({ siteUrl }: SiteFacts): string =>
  `User-agent: *\nAllow: /\n\nSitemap: ${siteUrl}/sitemap.xml\n`;
