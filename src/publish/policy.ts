import { createHash } from 'node:crypto';

const hashesOf = (texts: readonly string[]) =>
  [...new Set(texts)]
    .map(
      (text) =>
        `'sha256-${createHash('sha256').update(text).digest('base64')}'`,
    )
    .sort();

/** Whether a browser runs an inline script; all else (JSON-LD) is data, which no policy asks about. */
const runs = (attributes: string) =>
  !/\bsrc=|\btype="(?!module"|(?:text|application)\/javascript")/.test(
    attributes,
  );

/** Hashes of the inline scripts and styles, as a policy names them. @param pages - as published, byte for byte */
export function inlineHashes(pages: readonly string[]) {
  const html = pages.join('\n');
  const scripts = [
    ...html.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/g),
  ].filter(([, attributes = '']) => runs(attributes));
  const styles = [...html.matchAll(/<style\b[^>]*>([\s\S]*?)<\/style>/g)];
  return {
    scripts: hashesOf(scripts.map(([, , text = '']) => text)),
    styles: hashesOf(styles.map(([, text = '']) => text)),
  };
}

/** One for all pages, since the 404 page answers under any address. `upgrade-insecure-requests` is left to HSTS. */
export function contentPolicy({
  scripts,
  styles,
}: ReturnType<typeof inlineHashes>): string {
  const directives: Readonly<Record<string, readonly string[]>> = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...scripts],
    'style-src': styles,
    'img-src': ["'self'"],
    'font-src': ["'self'"],
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
