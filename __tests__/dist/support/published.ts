import { readFileSync } from 'node:fs';
import { JSDOM } from 'jsdom';
import { filesIn } from '../../../tools/check/readContent';
import { addressOf } from '../../../tools/hosting';

const { DOMParser } = new JSDOM().window;
export const parsePage = (html: string) =>
  new DOMParser().parseFromString(html, 'text/html');

/** Every file of `dist/`. @throws Error if there is no `dist/` */
export const files = filesIn('dist');

export const isRelease = files.includes('.well-known/security.txt');

export const textOf = (path: string) => readFileSync(`dist/${path}`, 'utf8');

export const pageFiles = files.filter((file) => file.endsWith('.html'));

/** Each page, by its address. */
export const pages = new Map(
  pageFiles.map((file) => [addressOf(`/${file}`), parsePage(textOf(file))]),
);
