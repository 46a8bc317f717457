import { cpSync, rmSync, writeFileSync } from 'node:fs';
import type { HeaderRule } from '../../plugins/gatsby-plugin-documents';
import { headersFor } from '../headers';
import { compressTexts } from './files';
import { readRecord, recordOf } from './record';

const SITE = '.pack/site';
const NGINX = '.pack/nginx';
const HSTS = 'Strict-Transport-Security';

/** nginx's lines for one header: as the home page has it, unless a rule says otherwise about what was found. */
function headerLines(name: string, rules: readonly HeaderRule[]): string {
  const variable = `$site_${name.toLowerCase().replaceAll('-', '_')}`;
  const usual = new Map(headersFor(rules, '/')).get(name) ?? '';
  const cases = rules.flatMap(({ pattern, headers }) => {
    const value = new Map(headers).get(name) ?? usual;
    // A pattern is an address, or the start of one and `*`.
    const [start, rest] = pattern.replaceAll('.', '\\.').split('*');
    const end = rest === undefined ? '$' : '';
    if (value === usual) return [];
    // What is missing under a hashed address must not be kept for a year.
    return [`  "~^(200|304):${start}${end}" "${value}";\n`];
  });
  const map =
    name === HSTS
      ? // Browsers must not be told this on port 80 (RFC 6797, section 7.2).
        `map $https ${variable} {\n  on "${usual}";\n}\n`
      : `map "$status:$uri" ${variable} {\n  default "${usual}";\n${cases.join('')}}\n`;
  return `${map}add_header ${name} ${variable} always;\n`;
}

/**
 * Makes `.pack/` for deploy/nginx: the files with a compressed copy beside every
 * text, nginx's configuration with the headers of `_headers`, and the record.
 * @throws Error in Portuguese when the folder is not what its record says
 */
export function pack(dir: string): void {
  const { rules } = readRecord(dir);
  rmSync('.pack', { recursive: true, force: true });
  cpSync(dir, SITE, { recursive: true });
  for (const file of ['_headers', '_redirects'])
    rmSync(`${SITE}/${file}`, { force: true });
  compressTexts(SITE);
  cpSync('deploy/nginx', NGINX, { recursive: true });
  cpSync(recordOf(dir), `${NGINX}/record.json`);
  const names = rules.flatMap(({ headers }) => headers.map(([name]) => name));
  const lines = [...new Set(names)].map((name) => headerLines(name, rules));
  writeFileSync(`${NGINX}/headers.conf`, lines.join(''));
}
