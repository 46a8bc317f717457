import { createHash } from 'node:crypto';
import type { InlineCode } from './document/pageDocument';

const hashesOf = (texts: readonly string[]): string[] =>
  [...new Set(texts)]
    .map((text) => createHash('sha256').update(text).digest('base64'))
    .map((hash) => `'sha256-${hash}'`)
    .sort();

/**
 * The value of `Content-Security-Policy`, one for all pages, since the 404 page
 * answers under any address. `upgrade-insecure-requests` is left to HSTS.
 */
export function contentPolicy(pages: readonly InlineCode[]): string {
  const directives: Readonly<Record<string, readonly string[]>> = {
    'default-src': ["'none'"],
    'script-src': [
      "'self'",
      ...hashesOf(pages.flatMap(({ scripts }) => scripts)),
    ],
    'style-src': hashesOf(pages.flatMap(({ styles }) => styles)),
    'img-src': ["'self'"],
    'font-src': ["'self'"],
    // For Lighthouse, which fetches robots.txt from inside the page: 92 of 100 points without it.
    'connect-src': ["'self'"],
    'manifest-src': ["'self'"],
    'base-uri': ["'none'"],
    'form-action': ["'none'"],
    'frame-ancestors': ["'none'"],
    // No script may make markup of a text, and none is trusted with exceptions.
    'require-trusted-types-for': ["'script'"],
    'trusted-types': ["'none'"],
  };
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ');
}
