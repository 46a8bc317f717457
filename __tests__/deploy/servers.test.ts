import { execFileSync, execSync } from 'node:child_process';
import { once } from 'node:events';
import * as fs from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { join } from 'node:path';
import { headersFor } from '../../tools/smoke';
import { run } from '../support/run';
import { temporaryFolder, writeFiles } from '../support/temporaryFolder';
import { release } from './support/release';

// Debian's nginx with its Brotli module, as deploy/README.md installs it. Elsewhere there is nothing to try.
const MODULES = '/usr/share/nginx/modules-available';
const onNginx = fs.existsSync(`${MODULES}/mod-http-brotli-filter.conf`)
  ? describe
  : describe.skip;

const home = temporaryFolder();
const at = (name: string) => join(home, name);

/** What curl prints for an address: status, headers and body. */
const curl = (address: string, ...options: string[]) =>
  execFileSync('curl', ['-ksi', '--http1.1', ...options, address], {
    encoding: 'utf8',
  });

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  return port;
}

onNginx('the site on nginx', () => {
  let http = '';
  let https = '';
  const nginx = `nginx -c ${at('nginx.conf')}`;

  beforeAll(async () => {
    const [port, securePort] = [await freePort(), await freePort()];
    http = `http://localhost:${port}`;
    https = `https://localhost:${securePort}`;
    const config = fs
      .readFileSync('deploy/nginx.conf', 'utf8')
      .replaceAll('https://www.empresa.com.br', https)
      .replaceAll('/etc/letsencrypt/live/www.empresa.com.br', home)
      .replaceAll('www.empresa.com.br', 'localhost')
      .replaceAll('/var/log/mare-credito', home)
      .replaceAll('/srv/mare-credito/current', at('dist'))
      .replace(/.*listen \[::\].*\n/g, '')
      .replace('listen 80 ', `listen 127.0.0.1:${port} `)
      .replace('listen 443 ', `listen 127.0.0.1:${securePort} `);
    const debian = fs
      .readFileSync('/etc/nginx/nginx.conf', 'utf8')
      .replaceAll('/var/log/nginx', home)
      .replace('/run/nginx.pid', at('pid'))
      .replace(/\/etc\/nginx\/(conf\.d|sites-enabled)/g, `${home}/$1`);
    writeFiles(home, { 'conf.d/site.conf': config, 'nginx.conf': debian });
    writeFiles(at('dist'), release);
    // The workers of nginx are another user.
    fs.chmodSync(home, 0o755);
    execSync(
      'openssl req -x509 -newkey ec -pkeyopt ec_paramgen_curve:P-256 -nodes -subj /CN=localhost -addext subjectAltName=DNS:localhost -keyout privkey.pem -out fullchain.pem',
      { cwd: home, stdio: 'ignore' },
    );
    execSync(`${nginx} -q -t && ${nginx}`);
  });

  afterAll(() => execSync(`${nginx} -s stop`));

  test('smoke finds no faults', async () => {
    // Node reads the certificate when it starts.
    const env = { NODE_EXTRA_CA_CERTS: at('fullchain.pem') };
    const { output, code } = await run('tools/smoke.ts', [https, at('dist')], {
      env,
    });
    expect([code, output]).toEqual([0, expect.stringContaining('is as')]);
  });

  test('an address has the headers of _headers', () => {
    for (const address of ['/static/1/mar.svg', '/social-card.jpg']) {
      const answer = curl(https + address).toLowerCase();
      for (const [name, value] of headersFor('static', address))
        expect(answer).toContain(`\n${name}: ${value.toLowerCase()}\r\n`);
    }
  });

  test('other names, and http, lead to the one name', () => {
    const location = `Location: ${https}/termos-uso?a=1\r\n`;
    const otherName = ['--header', 'Host: empresa.com.br'];
    expect(curl(`${http}/termos-uso?a=1`)).toContain(location);
    expect(curl(`${https}/termos-uso?a=1`, ...otherName)).toContain(location);
  });

  test('_headers and the error pages are no addresses', () => {
    for (const path of ['/404', '/500.html', '/%5fheaders'])
      expect(curl(https + path)).toMatch(/^HTTP\/1.1 404 /);
  });

  test('a page travels in Brotli', () => {
    const header = 'Accept-Encoding: br';
    const answer = curl(`${https}/termos-uso`, '-I', '-H', header);
    expect(answer).toContain('Content-Encoding: br\r\n');
  });

  test('the log has what the law asks for', () => {
    curl(`${https}/?de=teste`, '-A', 'marca');
    expect(fs.readFileSync(at('access.log'), 'utf8')).toMatch(
      /^\d{4}-\d\d-\d\dT\S+ 127\.0\.0\.1 \d+ "GET \/\?de=teste HTTP\/1\.1" 200 "marca"$/m,
    );
  });
});
