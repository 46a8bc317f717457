import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { JSDOM } from 'jsdom';
import { filesIn } from '../../../plugins/gatsby-plugin-documents/src/files';
import { readHeaders } from '../../../plugins/gatsby-plugin-documents/src/headers';
import { SERVER_PAGES } from '../../support/serverPages';

if (!existsSync('dist/index.html'))
  throw new Error('Rode antes npm run build.');

export const files = filesIn('dist');
export const bytesOf = (path: string) => readFileSync(join('dist', path));
export const textOf = (path: string) => bytesOf(path).toString();

export const pages = files.filter(
  (file) => file.endsWith('.html') && !SERVER_PAGES.includes(file),
);

export const [common = { pattern: '', headers: [] }] = readHeaders('dist');

export const island = files.find((file) => /^island-\w+\.js$/.test(file)) ?? '';

const documents = new Map<string, Document>();

export function documentOf(page: string): Document {
  const document =
    documents.get(page) ?? new JSDOM(textOf(page)).window.document;
  documents.set(page, document);
  return document;
}
