import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Whether an address matches a pattern, in which one `*` stands for any text. */
function matches(pattern: string, address: string): boolean {
  const [start = '', end] = pattern.split('*');
  if (end === undefined) return address === pattern;
  return address.startsWith(start) && address.endsWith(end);
}

/**
 * The headers of an address by the `_headers` of a folder, as Cloudflare Pages
 * reads it: all rules that match count, `! Name` removes what earlier rules have
 * set, and the values that two rules give to one header are joined.
 * https://developers.cloudflare.com/pages/configuration/headers/
 * @throws Error when the folder has no `_headers`
 */
export function headersFor(folder: string, address: string) {
  const headers = new Map<string, string>();
  let applies = false;
  for (const line of readFileSync(join(folder, '_headers'), 'utf8').split(
    '\n',
  )) {
    const text = line.trim();
    const [name = '', value] = text.split(/: *(.*)/);
    if (text.startsWith('/')) applies = matches(text, address);
    else if (!applies) continue;
    else if (text.startsWith('!')) headers.delete(text.slice(1).trim());
    else if (value) {
      const earlier = headers.get(name);
      headers.set(name, earlier ? `${earlier}, ${value}` : value);
    }
  }
  return headers;
}
