import {
  cpSync,
  existsSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { compressors, filesIn, isText } from '../publish/files';
import { type HeaderRule, REVALIDATED, readHeaders } from '../publish/headers';
import { runCommand } from './command';

const TARGET = '.pack';

const asExpression = (pattern: string) => {
  const literal = pattern
    .replace(/\*$/, '')
    .replace(/[.+?^${}()|[\]\\]/g, '\\$&');
  return pattern.endsWith('*') ? literal : `${literal}$`;
};

/** By status too: what is missing under a hashed address must not be kept for a year. */
function cacheMap(rules: readonly HeaderRule[]): string {
  const [name, revalidated] = REVALIDATED;
  const lines = rules.flatMap(({ pattern, headers }) =>
    headers
      .filter(([one, value]) => one === name && value !== revalidated)
      .map(
        ([, value]) =>
          `  "~^(200|206|304):${asExpression(pattern)}" "${value}";\n`,
      ),
  );
  return `map "$status:$uri" $site_cache {\n  default "${revalidated}";\n${lines.join('')}}\n`;
}

/** The headers of every answer. No location may add one of its own, or it would lose all of these. */
const headerLines = (common: HeaderRule | undefined) =>
  [...(common?.headers ?? []), ['Cache-Control', '$site_cache']]
    .map(([name, value]) => `add_header ${name} "${value}" always;\n`)
    .join('');

/** What an nginx server gets (deploy/nginx): a compressed copy beside every text, and these very headers. */
async function pack(dir: string) {
  if (!existsSync(join(dir, '_headers')))
    throw new Error(
      `Não há o que empacotar em ${dir}: rode antes npm run build.`,
    );
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
  const [common, ...rules] = readHeaders(dir);
  writeFileSync(join(nginx, 'maps.conf'), cacheMap(rules));
  writeFileSync(join(nginx, 'headers.conf'), headerLines(common));
}

void runCommand(
  'Uso: npm run pack -- [--dir dist]',
  { dir: { type: 'string', default: 'dist' } },
  ({ values }) => pack(values.dir),
);
