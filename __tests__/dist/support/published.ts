import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { JSDOM } from 'jsdom';
import { readContentFile } from '../../../src/content/readContentFile';
import { companyFile } from '../../../src/content/schemas/company';
import { filesIn } from '../../../tools/files';

const { DOMParser } = new JSDOM().window;

/** The company whose site is in `dist/`. */
export const company = readContentFile('data', companyFile);

export const bytesOf = (path: string) => readFileSync(join('dist', path));
export const textOf = (path: string) => bytesOf(path).toString();

/** The pages in a folder, such as `index.html`. */
export function pagesIn(folder: string): string[] {
  const pages = existsSync(folder)
    ? filesIn(folder).filter((file) => file.endsWith('.html'))
    : [];
  if (pages.length === 0)
    throw new Error(`${folder}/ has no pages yet: build them first.`);
  return pages;
}

/** The address of a published file: `/` for `index.html`, `/a` for `a.html`, `/a.png` for `a.png`. */
export const addressOf = (file: string): string =>
  file === 'index.html' ? '/' : `/${file.replace(/\.html$/, '')}`;

export const parsePage = (folder: string, page: string): Document =>
  new DOMParser().parseFromString(
    readFileSync(join(folder, page), 'utf8'),
    'text/html',
  );
