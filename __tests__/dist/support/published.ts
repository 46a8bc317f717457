import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { JSDOM } from 'jsdom';
import { filesIn } from '../../../plugins/gatsby-plugin-documents';
import { readHeaders } from '../../../tools/headers';

if (!existsSync('dist/index.html'))
  throw new Error('Rode antes npm run build.');

/** The error pages, which servers send by themselves: `unlisted` in gatsby-config.ts. */
export const SERVER_PAGES = ['404.html', '500.html'];

export const files = filesIn('dist');
export const bytesOf = (path: string) => readFileSync(join('dist', path));
export const textOf = (path: string) => bytesOf(path).toString();

export const pages = files.filter(
  (file) => file.endsWith('.html') && !SERVER_PAGES.includes(file),
);

/** The headers of all addresses. */
export const [common = { pattern: '', headers: [] }] = readHeaders('dist');

const documents = new Map<string, Document>();

/** Parses a page once. @param page - a path such as `index.html` */
export function documentOf(page: string, folder = 'dist'): Document {
  const path = join(folder, page);
  const document =
    documents.get(path) ??
    new JSDOM(readFileSync(path, 'utf8')).window.document;
  documents.set(path, document);
  return document;
}
