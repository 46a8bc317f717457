import { execFile } from 'node:child_process';
import {
  chmodSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { writeRecord } from '../../../tools/release/record';
import { ask } from '../../support/ask';
import { findNginx } from '../../support/browsers';
import { freePort, startHost } from '../../support/host';

/** A person may go on without nginx; CI may not. */
export const onNginx = findNginx() || process.env.CI ? describe : describe.skip;

export type NginxServer = Awaited<ReturnType<typeof startNginx>>;

/** A copy of a folder with a record of it, as `npm run release` writes one. @returns where it is */
export function withRecord(dir: string, copy: string): string {
  cpSync(dir, copy, { recursive: true });
  writeRecord(copy, { kind: 'release', siteUrl: 'https://localhost' });
  return copy;
}

/**
 * Follows deploy/README.md on this machine: Debian's own configuration with its default site, the scripts of
 * deploy/nginx as they stand. Only ports, folders and what needs a network are others: ssh runs its command here,
 * certbot makes a certificate that nobody signed.
 */
export async function startNginx(dir: string) {
  const binary = findNginx();
  if (!binary)
    throw new Error(
      'Falta o nginx com o módulo Brotli (nginx-light, libnginx-mod-http-brotli-static).',
    );
  const home = mkdtempSync(join(tmpdir(), 'nginx-'));
  // nginx's workers are somebody else.
  chmodSync(home, 0o755);
  const at = (...names: string[]) => join(home, ...names);
  const [httpPort, httpsPort] = [await freePort(), await freePort()];
  const [name, other] = ['localhost', 'www.localhost'];

  cpSync('/etc/nginx', at('etc/nginx'), { recursive: true, dereference: true });
  const debian = readFileSync(at('etc/nginx/nginx.conf'), 'utf8')
    .replaceAll('/etc/nginx', at('etc/nginx'))
    .replaceAll('/var/log/nginx', home)
    .replace('/run/nginx.pid', at('pid'));
  writeFileSync(at('etc/nginx/nginx.conf'), debian);
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  writeFileSync(
    at('etc/nginx/conf.d/temporary.conf'),
    temporary.map((kind) => `${kind}_temp_path ${at(kind)};\n`).join(''),
  );
  const script = (file: string, text: string) =>
    writeFileSync(at('bin', file), `#!/bin/sh\n${text}\n`, { mode: 0o755 });
  mkdirSync(at('bin'));
  const live = at('etc/letsencrypt/live', name);
  script('ssh', 'shift; exec sh -c "$*"');
  script(
    'curl',
    `for url; do :; done; exec /usr/bin/curl -s -m 2 "$(echo "$url" | sed 's#127.0.0.1#127.0.0.1:${httpPort}#')"`,
  );
  script(
    'certbot',
    `mkdir -p ${live} && cd ${live} && exec openssl req -x509 -newkey rsa:2048 -nodes -days 90 -subj /CN=${name} -addext subjectAltName=DNS:${name},DNS:${other} -keyout privkey.pem -out fullchain.pem`,
  );
  script(
    'nginx',
    `sed -i -E 's/listen \\[::\\].*//; s/listen 80\\b/listen 127.0.0.1:${httpPort}/; s/listen 443\\b/listen 127.0.0.1:${httpsPort}/' ${at('etc/nginx/sites-enabled')}/* ${at('srv/releases/*/nginx/filled.conf')} 2>/dev/null
[ ! -e ${at('no-reload')} ] || [ "$2" != reload ] || { kill -9 $PPID; exit 1; }
exec ${binary} -c ${at('etc/nginx/nginx.conf')} "$@"`,
  );
  const env = {
    ...process.env,
    ETC: at('etc'),
    PATH: `${at('bin')}:${process.env.PATH}`,
  };
  const run = async (...args: string[]) => {
    const { stdout, stderr } = await promisify(execFile)('sh', args, { env });
    return stdout + stderr;
  };
  mkdirSync(at('etc/logrotate.d'));
  const folder = at('srv');
  const publish = (built: string) =>
    run('deploy/nginx/publish.sh', `here:${folder}`, built);
  const activate = (...args: string[]) =>
    run(join(folder, 'current/nginx/activate.sh'), ...args);

  const host = await startHost({
    command: at('bin/nginx'),
    args: ['-g', 'daemon off;'],
    cwd: home,
    port: httpPort,
    patience: 15_000,
  });
  const stop = async () => {
    await host.stop();
    rmSync(home, { recursive: true, force: true });
  };
  try {
    await publish(withRecord(dir, at('first')));
    await run(join(folder, 'current/nginx/setup.sh'), name, other);
    // Workers from before the reload still answer for a moment, without the site's headers.
    for (let good = 0; good < 20; await pause(50)) {
      const asked = { headers: { Host: name } };
      const { headers } = await ask(`http://127.0.0.1:${httpPort}`, '/', asked);
      good = headers['content-security-policy'] ? good + 1 : 0;
    }
  } catch (error) {
    await stop();
    throw error;
  }
  return {
    url: `https://${name}:${httpsPort}`,
    ...{ env, home, name, other, httpPort, httpsPort, folder },
    ...{ publish, activate, stop },
  };
}
