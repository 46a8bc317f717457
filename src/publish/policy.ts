import { createHash } from 'node:crypto';

/** What a page holds inline, in the form that a policy names it: `'sha256-…'`. */
export interface InlineHashes {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
}

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

const unique = (hashes: readonly string[]) => [...new Set(hashes)].sort();

/** Script types that a browser runs; everything else (JSON-LD) is data, which no policy asks about. */
const runs = (attributes: string) => {
  const type = /\btype="([^"]*)"/.exec(attributes)?.[1] ?? '';
  return /^(?:module|text\/javascript|application\/javascript)?$/.test(type);
};

/**
 * The hashes of the inline scripts and styles of some pages.
 * @param pages - whole pages, as they are published: one changed byte makes another hash
 */
export function inlineHashes(pages: readonly string[]): InlineHashes {
  const elements = (pattern: RegExp) => pages.flatMap((html) => [...html.matchAll(pattern)]);
  const scripts = elements(/<script\b([^>]*)>([\s\S]*?)<\/script>/g).filter(
    ([, attributes = '']) => !/\bsrc=/.test(attributes) && runs(attributes),
  );
  const styles = elements(/<style\b[^>]*>([\s\S]*?)<\/style>/g);
  return {
    scripts: unique(scripts.map(([, , text = '']) => hashOf(text))),
    styles: unique(styles.map(([, text = '']) => hashOf(text))),
  };
}

/**
 * The Content Security Policy, one for all pages: the 404 page answers under any address, so no rule by address
 * could give it one of its own.
 *
 * There is no `upgrade-insecure-requests`: everything a page loads comes from its own host, which HSTS keeps on
 * https, and WebKit would apply it to the servers of our tests on this machine.
 */
export function contentPolicy({ scripts, styles }: InlineHashes): string {
  const directives: Readonly<Record<string, readonly string[]>> = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...scripts],
    'style-src': ["'self'", ...styles],
    'img-src': ["'self'"],
    'font-src': ["'self'"],
    'connect-src': ["'self'"],
    'manifest-src': ["'self'"],
    'object-src': ["'none'"],
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
