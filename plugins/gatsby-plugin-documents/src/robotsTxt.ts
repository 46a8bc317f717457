import type { SiteFacts } from './options';

/** The text of `robots.txt`. It allows crawling even with `noindex`: a crawler must read a page to find that. */
export const robotsTxt = ({ siteUrl }: SiteFacts): string =>
  `User-agent: *\nAllow: /\n\nSitemap: ${siteUrl}/sitemap.xml\n`;
