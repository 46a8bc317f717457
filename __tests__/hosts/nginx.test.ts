import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import * as fs from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { HEADERS_SIZE } from '../../src/publish/publish';
import { ask } from '../support/ask';
import { findNginx } from '../support/browsers';
import { FIXTURE_DIST } from '../support/fixture';
import { run } from '../support/run';
import { temporaryFolder } from '../support/temporaryFolder';
import { freePort } from './support/freePort';

// Follows deploy/README.md on this machine: Debian's nginx and its configuration, two rsyncs, compressed copies. Only
// ports, names and folders differ. Without nginx the tests are skipped, except in CI.
const onNginx = findNginx() || process.env.CI ? describe : describe.skip;

const home = temporaryFolder();
const at = (...names: string[]) => join(home, ...names);
const read = (file: string) => fs.readFileSync(file, 'utf8');
const guide = read('deploy/README.md');

/** Runs a command of the guide that begins with this text. */
function followGuide(start: string): void {
  const [, command] = new RegExp(`(${start}[^"\n]*)`).exec(guide) ?? [];
  if (!command) throw new Error(`The guide has no command "${start}".`);
  const here = command
    .replaceAll('root@server:', '')
    .replaceAll('/srv/mare-credito', at('srv'))
    .replaceAll('dist/', `${at('dist')}/`)
    .replace(/&& ssh.*/, '');
  execFileSync('sh', ['-c', here]);
}

test('deploy.yml runs the commands of the guide', () => {
  const workflow = read('.github/workflows/deploy.yml');
  const commands = guide.match(/rsync -rc .*? dist\/|find \/srv[^"]*/g) ?? [];
  expect(commands).toHaveLength(3);
  for (const command of commands) expect(workflow).toContain(command);
});

onNginx('the site on nginx', () => {
  let nginx: ChildProcess;
  let ports: { http: number; https: number };
  let url = '';
  const get = (path: string, headers = {}) => ask(url, path, { headers });

  beforeAll(async () => {
    ports = { http: await freePort(), https: await freePort() };
    url = `https://localhost:${ports.https}`;
    // The workers of nginx are another user.
    fs.chmodSync(home, 0o755);
    for (const name of ['logs', 'conf.d', 'sites-enabled'])
      fs.mkdirSync(at(name));
    fs.chownSync(at('logs'), Number(id('-u')), Number(id('-g')));
    fs.cpSync(FIXTURE_DIST, at('dist'), { recursive: true });
    fs.mkdirSync(at('dist/.well-known'));
    const expires = new Date(Date.now() + 40 * 86_400_000).toISOString();
    fs.writeFileSync(
      at('dist/.well-known/security.txt'),
      `Expires: ${expires}`,
    );
    followGuide('rsync -rc .*island-\\*');
    followGuide('rsync -rc .*--delete');
    followGuide('find /srv');
    const options =
      '-newkey ec -pkeyopt ec_paramgen_curve:P-256 -nodes -days 9 -subj /CN=localhost -addext subjectAltName=DNS:localhost -keyout privkey.pem -out fullchain.pem';
    const openssl = ['req', '-x509', ...options.split(' ')];
    execFileSync('openssl', openssl, { cwd: home, stdio: 'ignore' });
    const site = read('deploy/nginx.conf')
      .replaceAll('https://www.empresa.com.br', url)
      .replaceAll('/etc/letsencrypt/live/www.empresa.com.br', home)
      .replaceAll('www.empresa.com.br', 'localhost')
      .replaceAll('/var/log/mare-credito', at('logs'))
      .replaceAll('/srv/mare-credito', at('srv'))
      .replace(/.*listen \[::\].*\n/g, '')
      .replaceAll('listen 80 ', `listen 127.0.0.1:${ports.http} `)
      .replaceAll('listen 443 ', `listen 127.0.0.1:${ports.https} `)
      .replace(
        'location = / {',
        'location = /backend { proxy_pass http://127.0.0.1:1; }\n$&',
      );
    fs.writeFileSync(at('conf.d/site.conf'), site);
    const debian = read('/etc/nginx/nginx.conf')
      .replaceAll('/var/log/nginx', home)
      .replace('/run/nginx.pid', at('pid'))
      .replace(/\/etc\/nginx\/(conf\.d|sites-enabled)/g, `${home}/$1`);
    fs.writeFileSync(at('nginx.conf'), debian);
    const args = ['-c', at('nginx.conf'), '-g', 'daemon off;'];
    nginx = spawn(findNginx() ?? 'nginx', args, { stdio: 'inherit' });
    const answers = () => get('/').then(Boolean, () => false);
    while (nginx.exitCode === null && !(await answers())) await pause(100);
  }, 60_000);

  afterAll(() => nginx?.kill());

  test('smoke finds no faults', async () => {
    const env = {
      SMOKE_DIST: at('dist'),
      // Playwright refuses to run inside jest.
      JEST_WORKER_ID: undefined,
      NODE_EXTRA_CA_CERTS: at('fullchain.pem'),
    };
    const { output, code } = await run('tools/smoke.ts', [url], { env });
    expect([code, output]).toEqual([0, expect.stringMatching(/[1-9] passed/)]);
  }, 180_000);

  test('the headers of a page are no longer than the build counts', async () => {
    const { headers } = await get('/', { 'Accept-Encoding': 'br' });
    const lines = Object.entries(headers).map((header) => header.join(': '));
    const { length } = ['HTTP/1.1 200 OK', ...lines, '', ''].join('\r\n');
    expect(length).toBeLessThanOrEqual(HEADERS_SIZE);
  });

  test('a failing backend shows the error page, with its status and headers', async () => {
    const { status, headers, body } = await get('/backend');
    expect(status).toBe(502);
    expect(body.toString()).toBe(read(at('dist/500.html')));
    expect(headers).toMatchObject({
      'content-security-policy': "frame-ancestors 'none'",
      'cache-control': 'public, max-age=0, must-revalidate',
    });
  });

  test.each([
    ['http', 'localhost', '/termos-uso?a=1'],
    ['http', 'empresa.com.br', '/'],
    ['https', 'empresa.com.br', '/termos-uso'],
  ] as const)('%s://%s%s leads to the one name', async (scheme, Host, path) => {
    const from = `${scheme}://localhost:${ports[scheme]}`;
    const { status, headers } = await ask(from, path, { headers: { Host } });
    expect([status, headers.location]).toEqual([301, url + path]);
  });

  test.each([
    '//exemplo.com/',
    '/\\exemplo.com/',
    '/exemplo.com/%2e%2e//',
    '/%0d%0aSet-Cookie:a=1/',
  ])('%s leads to no other site', async (path) => {
    const { headers } = await get(path);
    expect(headers.location ?? url).toMatch(new RegExp(`^${url}(/|$)`));
    expect(headers).not.toHaveProperty('set-cookie');
  });

  test.each(['/404', '/500.html', '/_headers', '/index.html.br'])(
    '%s is no address',
    async (path) => expect((await get(path)).status).toBe(404),
  );

  test('the log has what the law asks for, and no referrer; rotated, only administrators read it', async () => {
    const sent = { 'User-Agent': 'marca', Referer: 'https://de.onde/' };
    await get('/?de=teste', sent);
    const log = at('logs/access.log');
    expect(read(log)).toMatch(
      /^\d{4}-\d\d-\d\dT\S+ 127\.0\.0\.1 \d+ "GET \/\?de=teste HTTP\/1\.1" 200 "marca"$/m,
    );
    expect(read(log)).not.toContain('de.onde');

    const rotation = read('deploy/logrotate.conf')
      .replace('/var/log/mare-credito', at('logs'))
      .replace('nginx -s reopen', `kill -USR1 $(cat ${at('pid')})`);
    fs.writeFileSync(at('logrotate.conf'), rotation);
    const args = ['--force', '--state', at('state'), at('logrotate.conf')];
    execFileSync('/usr/sbin/logrotate', args);
    for (let i = 0; i < 100 && fs.statSync(log).size === 0; i += 1) {
      await get('/depois');
      await pause(50);
    }
    expect(read(log)).toContain('/depois');
    expect(fs.readdirSync(at('logs'))).toHaveLength(2);
    expect(fs.statSync(log).mode & 0o777).toBe(0o640);
  });
});

/** The number of the user or the group of nginx's workers. */
function id(option: string): string {
  return execFileSync('id', [option, 'www-data'], { encoding: 'utf8' });
}
