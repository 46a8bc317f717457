import { cpSync, existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { compress } from '../publish/compress';
import { nginxHeaders, nginxMaps } from '../publish/hostFiles';
import { runCommand } from './command';
import { readHeaders } from './publishedRules';

const TARGET = '.pack';

/**
 * Makes of a built folder what an nginx server gets (deploy/nginx): the site with compressed copies, and the
 * configuration with the headers of these very pages.
 */
async function pack(dir: string) {
  if (!existsSync(join(dir, '_headers')))
    throw new Error(`Não há o que empacotar em ${dir}: rode antes npm run build.`);
  const [site, nginx] = [join(TARGET, 'site'), join(TARGET, 'nginx')];
  rmSync(TARGET, { recursive: true, force: true });
  mkdirSync(TARGET);
  cpSync(dir, site, { recursive: true });
  for (const file of ['_headers', '_redirects']) rmSync(join(site, file), { force: true });
  await compress(site);
  cpSync('deploy/nginx', nginx, { recursive: true });
  const rules = readHeaders(dir);
  writeFileSync(join(nginx, 'maps.conf'), nginxMaps(rules));
  writeFileSync(join(nginx, 'headers.conf'), nginxHeaders(rules));
}

void runCommand(
  'Uso: npm run pack -- [--dir dist]',
  { dir: { type: 'string', default: 'dist' } },
  ({ values }) => pack(values.dir),
);
