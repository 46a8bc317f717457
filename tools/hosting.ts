import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The only address of a page: `/termos-uso` for `/termos-uso/` and `/termos-uso.html`, and `/` for `/index`. */
export const addressOf = (path: string): string =>
  path.replace(/^(\/\w[\w/-]*)(\/|\.html)$/, '$1').replace(/^\/index$/, '/');

/**
 * The headers of an address by the `_headers` of a folder, as Cloudflare Pages
 * reads it: the values of all rules that match are joined, and `! Name` removes
 * what earlier rules have set.
 * https://developers.cloudflare.com/pages/configuration/headers/
 */
export function headersFor(folder: string, address: string): Headers {
  const rules = readFileSync(join(folder, '_headers'), 'utf8');
  const headers = new Headers();
  let applies = false;
  for (const line of rules.split('\n')) {
    const [name = '', value] = line.trim().split(/: (.*)/);
    if (line.startsWith('/'))
      applies = RegExp(`^${line.replace('*', '.*')}$`).test(address);
    else if (!applies || !line.startsWith(' ')) continue;
    else if (value) headers.append(name, value);
    else headers.delete(name.replace('! ', ''));
  }
  return headers;
}
