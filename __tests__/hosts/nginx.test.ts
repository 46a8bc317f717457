import { execFileSync, execSync } from 'node:child_process';
import * as fs from 'node:fs';
import { join } from 'node:path';
import { findNginx } from '../../tools/browsers';
import { FIXTURE_DIST } from '../../tools/fixture/fixture';
import { startServer } from '../../tools/serve';
import { run } from '../support/run';
import { temporaryFolder, writeFiles } from '../support/temporaryFolder';

// Follows deploy/README.md on this machine: Debian's nginx and its configuration, deploy/publish.sh. Only
// ports, names and folders differ. Without nginx the tests are skipped, and `npm test` says so at its end.
const onNginx = findNginx() ? describe : describe.skip;

const home = temporaryFolder();
const at = (name: string) => join(home, name);
const read = (file: string) => fs.readFileSync(file, 'utf8');
const guide = read('deploy/README.md');

/** Runs a command in the temporary folder. */
const execute = (command: string) =>
  execSync(command, { cwd: home, stdio: ['ignore', 'ignore', 'inherit'] });

/** What curl prints for an address: status, headers and body. */
const curl = (address: string, ...options: string[]) =>
  execFileSync('curl', ['-ksi', '--http1.1', ...options, address], {
    encoding: 'utf8',
  });

async function freePort(): Promise<string> {
  const { url, close } = await startServer(home);
  await close();
  return new URL(url).port;
}

onNginx('the site on nginx', () => {
  let http = '';
  let https = '';
  const nginx = `nginx -c ${at('nginx.conf')}`;

  /** A command or configuration with this machine's names in place of the server's. */
  const here = (text: string) =>
    text
      .replaceAll('https://www.empresa.com.br', https)
      .replaceAll('/etc/letsencrypt/live/www.empresa.com.br', home)
      .replaceAll('www.empresa.com.br', 'localhost')
      .replaceAll('/var/log/mare-credito', at('logs'))
      .replaceAll('/srv/mare-credito', at('srv'))
      .replaceAll('root@server:', '')
      .replaceAll('nginx -s', `${nginx} -s`);

  beforeAll(async () => {
    const [port, securePort] = [await freePort(), await freePort()];
    http = `http://localhost:${port}`;
    https = `https://localhost:${securePort}`;
    // The workers of nginx are another user.
    fs.chmodSync(home, 0o755);
    fs.cpSync(FIXTURE_DIST, at('dist'), { recursive: true });
    const expires = new Date(Date.now() + 40 * 86_400_000).toISOString();
    writeFiles(at('dist'), {
      '.well-known/security.txt': `Canonical: ${https}/.well-known/security.txt\nExpires: ${expires}`,
    });
    fs.cpSync('deploy', at('deploy'), { recursive: true });
    for (const [command] of guide.matchAll(
      /(?<=^|`)(?:install|deploy\/publish\.sh) [^`\n]*/gm,
    ))
      if (!command.includes('--check')) execute(here(command));
    execute(
      'openssl req -x509 -newkey ec -pkeyopt ec_paramgen_curve:P-256 -nodes -subj /CN=localhost -addext subjectAltName=DNS:localhost -keyout privkey.pem -out fullchain.pem 2>&1',
    );
    const site = here(read('deploy/nginx.conf'))
      .replace(/.*listen \[::\].*\n/g, '')
      .replace('listen 80 ', `listen 127.0.0.1:${port} `)
      .replace('listen 443 ', `listen 127.0.0.1:${securePort} `)
      .replace(
        'location = / {',
        'location = /backend { proxy_pass http://127.0.0.1:1; }\n$&',
      );
    const debian = read('/etc/nginx/nginx.conf')
      .replaceAll('/var/log/nginx', home)
      .replace('/run/nginx.pid', at('pid'))
      .replace(/\/etc\/nginx\/(conf\.d|sites-enabled)/g, `${home}/$1`);
    writeFiles(home, { 'conf.d/site.conf': site, 'nginx.conf': debian });
    execute(nginx);
  }, 60_000);

  afterAll(() => execute(`${nginx} -s stop`));

  test('smoke finds no faults', async () => {
    // Node reads the certificate when it starts.
    const env = { NODE_EXTRA_CA_CERTS: at('fullchain.pem') };
    const args = [https, '--dist', at('dist')];
    const { output, code } = await run('tools/smoke.ts', args, { env });
    expect([code, output]).toEqual([0, `${https} is as ${at('dist')}/.\n`]);
  });

  test('a failing backend shows the error page, with its status and headers', () => {
    const answer = curl(`${https}/backend`);
    expect(answer).toMatch(/^HTTP\/1.1 502 /);
    expect(answer).toContain(read(at('dist/500.html')));
    expect(answer).toContain("Policy: frame-ancestors 'none'\r\n");
    expect(answer).toContain('Control: public, max-age=0, must-revalidate\r\n');
  });

  test('other names, and http, lead to the one name', () => {
    const location = `Location: ${https}/termos-uso?a=1\r\n`;
    expect(curl(`${http}/termos-uso?a=1`)).toContain(location);
    for (const scheme of [http, https])
      expect(
        curl(`${scheme}/termos-uso?a=1`, '--header', 'Host: empresa.com.br'),
      ).toContain(location);
  });

  test.each([
    ['/termos-uso/', '/termos-uso'],
    ['/termos-uso.html', '/termos-uso'],
    ['/index.html', '/'],
  ])('%s leads to %s with its query', (from, to) =>
    expect(curl(`${https}${from}?utm_source=a`)).toContain(
      `Location: ${https}${to}?utm_source=a\r\n`,
    ),
  );

  test.each([
    '/404',
    '/500.html',
    '/_headers',
    '/_site',
    '/%5fsite',
    '/index.html.br',
  ])('%s is no address', (path) =>
    expect(curl(https + path)).toMatch(/^HTTP\/1.1 404 /),
  );

  test('the log has what the law asks for, and is rotated', () => {
    curl(`${https}/?de=teste`, '-A', 'marca');
    writeFiles(home, { rotation: here(read('deploy/logrotate.conf')) });
    execute('/usr/sbin/logrotate --force --state state rotation');
    const [rotated = ''] = fs
      .readdirSync(at('logs'))
      .filter((name) => name !== 'access.log');
    expect(read(at(`logs/${rotated}`))).toMatch(
      /^\d{4}-\d\d-\d\dT\S+ 127\.0\.0\.1 \d+ "GET \/\?de=teste HTTP\/1\.1" 200 "marca"$/m,
    );
  });
});
