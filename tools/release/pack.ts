import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import {
  filesIn,
  type HeaderRule,
} from '../../plugins/gatsby-plugin-documents';
import { headersFor } from '../headers';
import { isText } from './files';
import { readRecord, recordOf } from './record';

const SITE = '.pack/site';
const NGINX = '.pack/nginx';

/**
 * The lines of nginx for one header. Every answer has the value of the home page,
 * except found files for which a rule has another value.
 */
function headerLines(name: string, rules: readonly HeaderRule[]): string {
  const variable = `$site_${name.toLowerCase().replaceAll('-', '_')}`;
  const usual = new Map(headersFor(rules, '/')).get(name) ?? '';
  const cases = rules.flatMap(({ pattern, headers }) => {
    const value = new Map(headers).get(name) ?? usual;
    // A pattern is a path, or a prefix followed by `*`.
    const [start, rest] = pattern.replaceAll('.', '\\.').split('*');
    const end = rest === undefined ? '$' : '';
    if (value === usual) return [];
    // An error at a hashed path must not be cached for a year.
    return [`  "~^https:(200|304):${start}${end}" "${value}";\n`];
  });
  // Must not be sent over http (RFC 6797, section 7.2).
  if (name === 'Strict-Transport-Security') cases.push('  "~^http:" "";\n');
  return `map "$scheme:$status:$uri" ${variable} {
  default "${usual}";
${cases.join('')}}
add_header ${name} ${variable} always;
`;
}

/**
 * Creates `.pack/` for deploy/nginx: the files of a folder, a Brotli and a gzip
 * copy of each text file, the configuration of nginx with the headers of
 * `_headers`, and the record.
 * @throws Error in Portuguese when the folder does not match its record
 */
export function pack(dir: string): void {
  const { rules } = readRecord(dir);
  rmSync('.pack', { recursive: true, force: true });
  cpSync(dir, SITE, { recursive: true });
  for (const file of ['_headers', '_redirects'])
    rmSync(`${SITE}/${file}`, { force: true });
  for (const file of filesIn(SITE).filter(isText)) {
    const bytes = readFileSync(`${SITE}/${file}`);
    // Brotli's default is its highest level.
    writeFileSync(`${SITE}/${file}.br`, brotliCompressSync(bytes));
    writeFileSync(`${SITE}/${file}.gz`, gzipSync(bytes, { level: 9 }));
  }
  cpSync('deploy/nginx', NGINX, { recursive: true });
  cpSync(recordOf(dir), `${NGINX}/record.json`);
  const names = rules.flatMap(({ headers }) => headers.map(([name]) => name));
  const lines = [...new Set(names)].map((name) => headerLines(name, rules));
  writeFileSync(`${NGINX}/headers.conf`, lines.join(''));
}
