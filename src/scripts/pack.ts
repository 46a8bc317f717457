import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { compressors, filesIn, isText } from '../publish/files';
import { type HeaderRule, REVALIDATED, readHeaders } from '../publish/headers';
import { readRecord, recordOf } from '../publish/record';
import { runCommand } from './command';

const TARGET = '.pack';
const HSTS = 'Strict-Transport-Security';

/** What an address gets that no rule names. */
const DEFAULTS: Readonly<Record<string, string>> = {
  [REVALIDATED[0]]: REVALIDATED[1],
  'Cross-Origin-Resource-Policy': 'same-origin',
};

const variableOf = (name: string): string =>
  `$site_${name.toLowerCase().replaceAll('-', '_')}`;

/** A regular expression for nginx: a pattern of `_headers` is a plain address, or the start of one and `*`. */
function expressionOf(pattern: string): string {
  const isStart = pattern.endsWith('*');
  const address = isStart ? pattern.slice(0, -1) : pattern;
  return address.replaceAll('.', '\\.') + (isStart ? '' : '$');
}

/** The value of a header by address, and by status: what is missing under a hashed address must not be kept for a year. */
function mapOf(name: string, rules: readonly HeaderRule[]): string {
  const lines = [`default "${DEFAULTS[name] ?? ''}";`];
  for (const { pattern, headers } of rules)
    for (const [key, value] of headers)
      if (key === name && value !== DEFAULTS[name])
        lines.push(`"~^(200|304):${expressionOf(pattern)}" "${value}";`);
  return `map "$status:$uri" ${variableOf(name)} {\n  ${lines.join('\n  ')}\n}\n`;
}

/** nginx leaves out a header whose value is empty. */
const line = (name: string, value: string) =>
  `add_header ${name} "${value}" always;\n`;

/**
 * Makes `.pack/` of a folder, for deploy/nginx: the files with a compressed copy
 * beside every text, nginx's configuration with the headers of `_headers`, and
 * the folder's record.
 * @throws Error in Portuguese when the folder must not be published
 */
async function pack(dir: string) {
  readRecord(dir);
  const [site, nginx] = [join(TARGET, 'site'), join(TARGET, 'nginx')];
  rmSync(TARGET, { recursive: true, force: true });
  cpSync(dir, site, { recursive: true });
  for (const file of ['_headers', '_redirects'])
    rmSync(join(site, file), { force: true });
  const copies = filesIn(site)
    .filter(isText)
    .map(async (file) => {
      const bytes = readFileSync(join(site, file));
      writeFileSync(join(site, `${file}.br`), await compressors.br(bytes));
      writeFileSync(join(site, `${file}.gz`), await compressors.gzip(bytes));
    });
  await Promise.all(copies);

  cpSync('deploy/nginx', nginx, { recursive: true });
  cpSync(recordOf(dir), join(nginx, 'record.json'));
  const [common, ...rules] = readHeaders(dir);
  const always = common?.headers ?? [];
  const named = rules.flatMap(({ headers }) => headers.map(([name]) => name));
  const byAddress = [...new Set(named)].filter(
    (name) => !always.some(([key]) => key === name),
  );
  const write = (file: string, lines: readonly string[]) =>
    writeFileSync(join(nginx, file), lines.join(''));
  write(
    'maps.conf',
    byAddress.map((name) => mapOf(name, rules)),
  );
  write('headers.conf', [
    ...always.filter(([name]) => name !== HSTS).map((pair) => line(...pair)),
    ...byAddress.map((name) => line(name, variableOf(name))),
  ]);
  // Browsers must not be told this on port 80 (RFC 6797, section 7.2).
  write(
    'hsts.conf',
    always.filter(([name]) => name === HSTS).map((pair) => line(...pair)),
  );
}

void runCommand(
  'Uso: npm run pack -- [--dir dist]',
  { dir: { type: 'string', default: 'dist' } },
  ({ values }) => pack(values.dir),
);
