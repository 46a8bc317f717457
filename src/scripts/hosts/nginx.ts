import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort, type Host, startHost } from './host';

const BINARIES = ['/usr/sbin/nginx', '/usr/local/sbin/nginx', '/usr/bin/nginx'];
const MODULE = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';

/** Where nginx with its Brotli module is; undefined where it is not. */
export const findNginx = (): string | undefined =>
  existsSync(MODULE) ? BINARIES.find((file) => existsSync(file)) : undefined;

/**
 * Serves the built site by nginx, with deploy/nginx/site.conf as it stands: only its folders and port are put in
 * the place of those of a real machine.
 * @param root - the project's folder, built
 * @throws Error when nginx is missing or refuses the configuration
 */
export async function startNginx(root: string): Promise<Host> {
  const command = findNginx();
  if (!command)
    throw new Error(
      'Falta o nginx com o módulo Brotli (nginx-light, libnginx-mod-http-brotli-static).',
    );
  const home = mkdtempSync(join(tmpdir(), 'nginx-'));
  const port = await freePort();
  const site = readFileSync(join(root, 'deploy/nginx/site.conf'), 'utf8')
    .replaceAll('/srv/mare-credito/nginx', join(root, 'deploy/nginx'))
    .replaceAll('/srv/mare-credito/public', join(root, 'dist'))
    .replace('listen 80;', `listen 127.0.0.1:${port};`)
    .replace('listen [::]:80;', '');
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  const configuration = [
    `load_module ${MODULE};`,
    // Started by root, nginx would read the files as somebody else, who may not.
    process.getuid?.() === 0 ? 'user root;' : '',
    'daemon off;',
    'worker_processes 1;',
    `pid ${home}/pid;`,
    'error_log stderr;',
    'events {}',
    'http {',
    'include /etc/nginx/mime.types;',
    'access_log off;',
    ...temporary.map((name) => `${name}_temp_path ${home}/${name};`),
    site,
    '}',
  ];
  const file = join(home, 'nginx.conf');
  writeFileSync(file, configuration.join('\n'));
  const host = await startHost({
    command,
    args: ['-p', home, '-c', file, '-e', 'stderr'],
    cwd: home,
    port,
    patience: 15_000,
  });
  return {
    url: host.url,
    async stop() {
      await host.stop();
      rmSync(home, { recursive: true, force: true });
    },
  };
}
