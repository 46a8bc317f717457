import { cpSync, rmSync, writeFileSync } from 'node:fs';
import {
  compressTexts,
  type HeaderRule,
  REVALIDATED,
} from '../../plugins/gatsby-plugin-documents';
import { readRecord, recordOf } from './record';

const SITE = '.pack/site';
const NGINX = '.pack/nginx';
const HSTS = 'Strict-Transport-Security';

/** What nginx sends about an address that no rule of `_headers` names; it leaves out an empty header. */
const DEFAULTS = new Map([
  REVALIDATED,
  ['Cross-Origin-Resource-Policy', 'same-origin'],
]);

const variableOf = (name: string) =>
  `$site_${name.toLowerCase().replaceAll('-', '_')}`;

/** A header's value by status and address: what is missing under a hashed address must not be kept for a year. */
function mapOf(name: string, rules: readonly HeaderRule[]): string {
  const lines = [`  default "${DEFAULTS.get(name) ?? ''}";\n`];
  for (const { pattern, headers } of rules) {
    const value = headers.find(([key]) => key === name)?.[1];
    // A pattern is an address, or the start of one and `*`.
    const [start = '', rest] = pattern.replaceAll('.', '\\.').split('*');
    const end = rest === undefined ? '$' : '';
    if (value !== undefined && value !== DEFAULTS.get(name))
      lines.push(`  "~^(200|304):${start}${end}" "${value}";\n`);
  }
  return `map "$status:$uri" ${variableOf(name)} {\n${lines.join('')}}\n`;
}

/**
 * Makes `.pack/` for deploy/nginx: the files with a compressed copy beside every
 * text, nginx's configuration with the headers of `_headers`, and the record.
 * @throws Error in Portuguese when the folder is not what its record says
 */
export function pack(dir: string): void {
  const [common, ...rules] = readRecord(dir).rules;
  rmSync('.pack', { recursive: true, force: true });
  cpSync(dir, SITE, { recursive: true });
  for (const file of ['_headers', '_redirects'])
    rmSync(`${SITE}/${file}`, { force: true });
  compressTexts(SITE);

  cpSync('deploy/nginx', NGINX, { recursive: true });
  cpSync(recordOf(dir), `${NGINX}/record.json`);
  const always = new Map(common?.headers);
  const hsts = always.get(HSTS) ?? '';
  // Browsers must not be told this on port 80 (RFC 6797, section 7.2).
  always.set(HSTS, variableOf(HSTS));
  const names = rules.flatMap(({ headers }) => headers.map(([name]) => name));
  const byAddress = [...new Set([...DEFAULTS.keys(), ...names])].filter(
    (name) => !always.has(name),
  );
  for (const name of byAddress) always.set(name, variableOf(name));
  const lines = [
    `map $https ${variableOf(HSTS)} {\n  on "${hsts}";\n}\n`,
    ...byAddress.map((name) => mapOf(name, rules)),
    ...[...always].map(
      ([name, value]) => `add_header ${name} "${value}" always;\n`,
    ),
  ];
  writeFileSync(`${NGINX}/headers.conf`, lines.join(''));
}
