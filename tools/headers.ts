import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export type Header = readonly [name: string, value: string];

/** Headers of the addresses that match a pattern, in which one `*` stands for any text. */
export interface HeaderRule {
  readonly pattern: string;
  /** Without a value, the rule removes the header that an earlier rule has set. */
  readonly headers: readonly (readonly [name: string, value?: string])[];
}

/** The rules in the `_headers` of a folder, in their order; none without the file. */
export function readHeaders(folder: string): HeaderRule[] {
  const file = join(folder, '_headers');
  const text = existsSync(file) ? readFileSync(file, 'utf8') : '';
  const rules: { pattern: string; headers: [string, string?][] }[] = [];
  for (const line of text.split('\n').map((each) => each.trim())) {
    const [name = '', ...rest] = line.split(':');
    if (line === '' || line.startsWith('#')) continue;
    if (line.startsWith('/')) rules.push({ pattern: line, headers: [] });
    else if (line.startsWith('!'))
      rules.at(-1)?.headers.push([line.slice(1).trim()]);
    else rules.at(-1)?.headers.push([name, rest.join(':').trim()]);
  }
  return rules;
}

function matches(pattern: string, path: string): boolean {
  const [start = '', end] = pattern.split('*');
  if (end === undefined) return path === pattern;
  return path.startsWith(start) && path.endsWith(end);
}

/**
 * The headers of an address, as Cloudflare Pages reads the rules: all that
 * match count, and the values that two of them give to one header are joined.
 * @see https://developers.cloudflare.com/pages/configuration/headers/
 */
export function headersFor(
  rules: readonly HeaderRule[],
  path: string,
): Header[] {
  const found = new Map<string, string>();
  for (const { pattern, headers } of rules) {
    if (!matches(pattern, path)) continue;
    for (const [name, value] of headers) {
      const earlier = found.get(name);
      if (value === undefined) found.delete(name);
      else found.set(name, earlier ? `${earlier}, ${value}` : value);
    }
  }
  return [...found];
}
