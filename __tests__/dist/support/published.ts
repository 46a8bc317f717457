import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesIn, parseHtml } from '../../../plugins/gatsby-plugin-documents';

if (!existsSync('dist/index.html'))
  throw new Error('Rode antes npm run build.');

export const files = filesIn('dist');
export const bytesOf = (path: string) => readFileSync(join('dist', path));
export const textOf = (path: string) => bytesOf(path).toString();

/** The pages in a folder, such as `index.html`. */
export const pagesIn = (folder: string) =>
  filesIn(folder).filter((file) => file.endsWith('.html'));

export const parsePage = (folder: string, page: string) =>
  parseHtml(readFileSync(join(folder, page), 'utf8'));
