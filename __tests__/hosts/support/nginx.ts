import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
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
import { freePort } from './freePort';

/** Without nginx the tests are skipped, except in CI. */
export const onNginx = findNginx() || process.env.CI ? describe : describe.skip;

export type NginxServer = Awaited<ReturnType<typeof startNginx>>;

/** Starts a server and waits until it answers. It gets its own process group, so that all of it can be stopped. */
async function startHost(command: string, cwd: string, port: number) {
  const args = ['-g', 'daemon off;'];
  const child = spawn(command, args, { cwd, detached: true });
  const ended = once(child, 'close');
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (text) => {
      output += text;
    });
  const stop = async () => {
    if (child.pid && child.exitCode === null)
      process.kill(-child.pid, 'SIGKILL');
    await ended;
  };
  const url = `http://127.0.0.1:${port}`;
  const end = Date.now() + 15_000;
  while (Date.now() < end && child.exitCode === null) {
    const response = await fetch(url).catch(() => undefined);
    if (response?.ok) return stop;
    await pause(100);
  }
  await stop();
  throw new Error(`${command} não respondeu em ${url}.\n${output}`);
}

/**
 * Follows deploy/README.md on this machine, with Debian's configuration and default site and the real scripts of
 * deploy/nginx. Only ports, folders and what needs a network differ: ssh runs its command here, and certbot makes a
 * self-signed certificate.
 */
export async function startNginx(dir: string) {
  const binary = findNginx();
  if (!binary)
    throw new Error(
      'Falta o nginx com o módulo Brotli (nginx-light, libnginx-mod-http-brotli-static).',
    );
  const home = mkdtempSync(join(tmpdir(), 'nginx-'));
  // The workers of nginx run as another user.
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

  const stopHost = await startHost(at('bin/nginx'), home, httpPort);
  const stop = async () => {
    await stopHost();
    rmSync(home, { recursive: true, force: true });
  };
  try {
    cpSync(dir, at('first'), { recursive: true });
    writeRecord(at('first'), { kind: 'release', siteUrl: 'https://localhost' });
    await publish(at('first'));
    await run(join(folder, 'current/nginx/setup.sh'), name, other);
    // For a moment after the reload old workers still answer, without the site's headers.
    for (let good = 0; good < 20; await pause(50)) {
      const options = { headers: { Host: name } };
      const { headers } = await ask(
        `http://127.0.0.1:${httpPort}`,
        '/',
        options,
      );
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
