import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Header, HeaderRule } from '../plugins/gatsby-plugin-documents';

/** The rules in a folder's `_headers`; none when the file is missing. */
export function readHeaders(folder: string): HeaderRule[] {
  const file = join(folder, '_headers');
  const text = existsSync(file) ? readFileSync(file, 'utf8').trim() : '';
  const rules: { pattern: string; headers: Header[] }[] = [];
  for (const line of text.split('\n').filter(Boolean)) {
    const [, name, value = ''] = /^\s+([^:]+):\s*(.*)$/.exec(line) ?? [];
    if (name) rules.at(-1)?.headers.push([name, value]);
    // A line such as `! Access-Control-Allow-Origin` removes a header of the host.
    else if (!line.includes('!')) rules.push({ pattern: line, headers: [] });
  }
  return rules;
}

/** The headers of an address, from all rules whose pattern matches it. */
export const headersFor = (
  rules: readonly HeaderRule[],
  path: string,
): Header[] =>
  rules
    .filter(({ pattern }) =>
      pattern.endsWith('*')
        ? path.startsWith(pattern.slice(0, -1))
        : path === pattern,
    )
    .flatMap(({ headers }) => headers);
