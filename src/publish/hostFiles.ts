import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Header, HeaderRule } from './headerRules';
import { isFound, type PublishedPage } from './pages';

// Cloudflare Pages: https://developers.cloudflare.com/pages/configuration/headers/
const MOST_RULES = 100;
const LONGEST_LINE = 2000;

/**
 * `_headers`, for Cloudflare Pages and Netlify.
 * @throws Error when Cloudflare would cut the file short, and with it the site's protection
 */
export function headersFile(rules: readonly HeaderRule[]): string {
  const lines = rules.flatMap(({ pattern, headers }) => [
    pattern,
    ...headers.map(([name, value]) => `  ${name}: ${value}`),
  ]);
  const long = lines.find((line) => line.length > LONGEST_LINE);
  if (rules.length > MOST_RULES || long !== undefined)
    throw new Error(
      `O arquivo _headers passa do que a Cloudflare aceita (${rules.length} regras de ${MOST_RULES}; linha de ${long?.length ?? 0} letras de ${LONGEST_LINE}).`,
    );
  return `${lines.join('\n')}\n`;
}

/**
 * `_redirects`: the form with a slash leads to the one without. Netlify serves the page there by itself and does
 * not need it.
 */
export const redirectsFile = (pages: readonly PublishedPage[]): string =>
  pages
    .filter((page) => isFound(page) && page.path !== '/')
    .map(({ path }) => `${path}/ ${path} 301\n`)
    .join('');

const linesOf = (file: string) =>
  existsSync(file) ? readFileSync(file, 'utf8').split('\n').filter(Boolean) : [];

/** Reads a folder's `_headers`. */
export function readHeaders(folder: string): HeaderRule[] {
  const rules: { pattern: string; headers: Header[] }[] = [];
  for (const line of linesOf(join(folder, '_headers'))) {
    const [, name = '', value = ''] = /^\s+([^:]+):\s*(.*)$/.exec(line) ?? [];
    if (name) rules.at(-1)?.headers.push([name, value]);
    else rules.push({ pattern: line, headers: [] });
  }
  return rules;
}

/** Reads a folder's `_redirects`. */
export const readRedirects = (folder: string) =>
  linesOf(join(folder, '_redirects')).map((line) => {
    const [from = '', to = '', status] = line.split(' ');
    return { from, to, status: Number(status) };
  });

const fits = (pattern: string, path: string) =>
  pattern.endsWith('*') ? path.startsWith(pattern.slice(0, -1)) : path === pattern;

/** The headers of an address: those of every rule that fits it. */
export const headersFor = (rules: readonly HeaderRule[], path: string): Header[] =>
  rules.filter(({ pattern }) => fits(pattern, path)).flatMap(({ headers }) => headers);
