import { readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { filesIn, sha256 } from '../../plugins/gatsby-plugin-documents';

/** Every file of a folder with its size and its hash, sorted by path. */
export const inventoryOf = (folder: string) =>
  filesIn(folder).map((path) => {
    const bytes = readFileSync(join(folder, path));
    return { path, size: bytes.length, sha256: sha256(bytes) };
  });

/** What a build publishes. Only HTML and plain text need a charset. */
const MEDIA_TYPES: Readonly<Record<string, readonly string[]>> = {
  '': ['text/plain;charset=utf-8'],
  '.avif': ['image/avif'],
  '.html': ['text/html;charset=utf-8'],
  '.ico': ['image/x-icon', 'image/vnd.microsoft.icon'],
  '.jpg': ['image/jpeg'],
  '.js': ['text/javascript', 'application/javascript'],
  '.json': ['application/json'],
  '.png': ['image/png'],
  '.svg': ['image/svg+xml'],
  '.txt': ['text/plain;charset=utf-8'],
  '.webmanifest': ['application/manifest+json'],
  '.webp': ['image/webp'],
  '.woff2': ['font/woff2'],
  '.xml': ['application/xml', 'text/xml'],
};

/**
 * The right values of `Content-Type` for a file.
 * @throws Error when a build does not publish files with this ending
 */
export function mediaTypes(file: string): string[] {
  const types = MEDIA_TYPES[extname(file)];
  if (!types) throw new Error(`MEDIA_TYPES has no type for ${file}.`);
  return types.flatMap((type) => [type, `${type};charset=utf-8`]);
}

/** Whether compression makes a file with this name smaller. */
export const isText = (file: string): boolean =>
  /text|script|json|xml/.test(`${mediaTypes(file)}`);
