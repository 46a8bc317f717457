import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesIn } from '@/publish/files';

/** The built site's files. */
export const files = filesIn('dist');
export const textOf = (path: string) => readFileSync(join('dist', path), 'utf8');
export const pages = files.filter((file) => file.endsWith('.html'));

/** The address of a page's file. */
export const addressOf = (page: string) => `/${page.replace(/(?:index)?\.html$/, '')}`;

/** The carousel's code. */
export const island = files.find((file) => /^island-\w+\.js$/.test(file)) ?? '';
export const picture = files.find((file) => /^static\/.*\.avif$/.test(file)) ?? '';
