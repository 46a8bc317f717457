import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesIn } from '@/gatsby/publish/output';

/** The built site's files. */
export const files = filesIn('public');
export const textOf = (path: string) => readFileSync(join('public', path), 'utf8');
export const pages = files.filter((file) => file.endsWith('.html'));

/** The address of a page's file. */
export const addressOf = (page: string) => `/${page.replace(/(?:index)?\.html$/, '')}`;

/** One hashed script of the bundle, by the start of its name. */
export const appScript = files.find((file) => /^app-[\da-f]+\.js$/.test(file)) ?? '';
export const picture = files.find((file) => /^static\/.*\.avif$/.test(file)) ?? '';
