import { createHash } from 'node:crypto';
import type { InlineCode } from './document/pageDocument';

const toHashSources = (texts: readonly string[]): string[] =>
  [...new Set(texts)]
    .map((text) => createHash('sha256').update(text).digest('base64'))
    .map((hash) => `'sha256-${hash}'`)
    .sort();

/**
 * The value of `Content-Security-Policy`. All pages share it because the 404 page
 * is served at any address. HSTS makes `upgrade-insecure-requests` unnecessary.
 */
export function contentPolicy(pages: readonly InlineCode[]): string {
  const scripts = toHashSources(pages.flatMap((page) => page.scripts));
  const styles = toHashSources(pages.flatMap((page) => page.styles));
  return [
    "default-src 'none'",
    `script-src ${["'self'", ...scripts].join(' ')}`,
    `style-src ${styles.join(' ')}`,
    "img-src 'self'",
    "font-src 'self'",
    // Lighthouse fetches robots.txt from inside the page. Without this the SEO score is 92.
    "connect-src 'self'",
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join('; ');
}
