import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { HeaderRule } from '../publish/headerRules';

export interface Redirect {
  readonly from: string;
  readonly to: string;
  readonly status: number;
}

const linesOf = (file: string) =>
  existsSync(file)
    ? readFileSync(file, 'utf8')
        .split('\n')
        .filter((line) => line.trim() !== '' && !line.trimStart().startsWith('#'))
    : [];

/** Reads `_headers`, as Cloudflare Pages and Netlify do. */
export function readHeaders(folder: string): HeaderRule[] {
  const rules: { pattern: string; headers: [string, string][] }[] = [];
  for (const line of linesOf(join(folder, '_headers'))) {
    if (!/^\s/.test(line)) rules.push({ pattern: line.trim(), headers: [] });
    else {
      const [, name = '', value = ''] = /^\s+([^:]+):\s*(.*)$/.exec(line) ?? [];
      rules.at(-1)?.headers.push([name, value]);
    }
  }
  return rules;
}

/** Reads `_redirects`. */
export function readRedirects(folder: string): Redirect[] {
  return linesOf(join(folder, '_redirects')).map((line) => {
    const [from = '', to = '', status = '302'] = line.trim().split(/\s+/);
    return { from, to, status: Number(status) };
  });
}

const matches = (pattern: string, path: string) =>
  new RegExp(`^${pattern.replace(/[.+?^${}()|[\]\\]/g, '\\$&').replace(/\*/g, '.*')}$`).test(path);

/** The headers of an address: those of every rule that matches, in order. */
export const headersFor = (rules: readonly HeaderRule[], path: string) =>
  rules.filter(({ pattern }) => matches(pattern, path)).flatMap(({ headers }) => headers);
