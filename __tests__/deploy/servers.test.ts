import { execFileSync, execSync } from 'node:child_process';
import { once } from 'node:events';
import * as fs from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { join } from 'node:path';
import { run } from '../support/run';
import { temporaryFolder, writeFiles } from '../support/temporaryFolder';
import { describeWith, release } from './support/release';

const home = temporaryFolder();
const at = (name: string) => join(home, name);

const curl = (address: string, ...options: string[]) =>
  execFileSync('curl', ['-ksi', '--http1.1', ...options, address], {
    encoding: 'utf8',
  });

async function freePort() {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  return port;
}

/** Debian's nginx, as deploy/README.md installs it. */
function configureNginx(port: number, securePort: number) {
  const config = fs
    .readFileSync('deploy/nginx.conf', 'utf8')
    .replaceAll('https://www.empresa.com.br', `https://localhost:${securePort}`)
    .replaceAll('/etc/letsencrypt/live/www.empresa.com.br', home)
    .replaceAll('www.empresa.com.br', 'localhost')
    .replace(/(\/srv|\/var\/log)\/mare-credito/g, home)
    .replace(/.*listen \[::\].*\n/g, '')
    .replace('listen 80 ', `listen 127.0.0.1:${port} `)
    .replace('listen 443 ', `listen 127.0.0.1:${securePort} `);
  const debian = fs
    .readFileSync('/etc/nginx/nginx.conf', 'utf8')
    .replaceAll('/var/log/nginx', home)
    .replace('/run/nginx.pid', at('nginx.pid'))
    .replace(/\/etc\/nginx\/(conf\.d|sites-enabled)/g, `${home}/$1`);
  writeFiles(home, { 'conf.d/site.conf': config, 'nginx.conf': debian });
  fs.symlinkSync('site', at('current'));
  return `nginx -q -c ${at('nginx.conf')}`;
}

const APACHE = '/usr/lib/apache2/modules';

/** Debian's Apache, with the modules of a usual web host. */
function configureApache(port: number, securePort: number) {
  const modules =
    'authz_core deflate dir env filter headers mime mpm_event rewrite setenvif ssl'
      .split(' ')
      .map((name) => `LoadModule ${name}_module ${APACHE}/mod_${name}.so\n`);
  const htaccess = fs
    .readFileSync('deploy/htaccess', 'utf8')
    .replaceAll('www.empresa.com.br', `localhost:${securePort}`);
  writeFiles(home, {
    'site/.htaccess': htaccess,
    'apache.conf': `${modules.join('')}
TypesConfig /etc/mime.types
User www-data
Group www-data
ServerName localhost
PidFile ${at('apache.pid')}
ErrorLog ${at('error.log')}
Listen 127.0.0.1:${port}
Listen 127.0.0.1:${securePort}
DocumentRoot ${at('site')}
<Directory ${at('site')}>
  AllowOverride All
</Directory>
<VirtualHost *:${securePort}>
  SSLEngine on
  SSLCertificateFile ${at('fullchain.pem')}
  SSLCertificateKeyFile ${at('privkey.pem')}
</VirtualHost>
`,
  });
  return `apache2 -f ${at('apache.conf')}`;
}

const SERVERS = [
  {
    name: 'nginx',
    module: '/usr/share/nginx/modules-available/mod-http-brotli-filter.conf',
    configure: configureNginx,
    stop: '-s stop',
    encoding: 'br',
  },
  {
    name: 'Apache',
    module: `${APACHE}/mod_ssl.so`,
    configure: configureApache,
    stop: '-k stop',
    encoding: 'gzip',
  },
];

// The workflow of pull requests installs both servers; most machines have neither.
for (const { name, module, configure, stop, encoding } of SERVERS) {
  describeWith(fs.existsSync(module), module)(`the site on ${name}`, () => {
    let http = '';
    let https = '';
    let command = '';

    beforeAll(async () => {
      const [port, securePort] = [await freePort(), await freePort()];
      http = `http://localhost:${port}`;
      https = `https://localhost:${securePort}`;
      writeFiles(at('dist'), release);
      writeFiles(at('site'), release);
      // The workers are another user.
      fs.chmodSync(home, 0o755);
      execSync(
        'openssl req -x509 -newkey ec -pkeyopt ec_paramgen_curve:P-256 -nodes -subj /CN=localhost -addext subjectAltName=DNS:localhost -keyout privkey.pem -out fullchain.pem',
        { cwd: home, stdio: 'ignore' },
      );
      command = configure(port, securePort);
      execSync(`${command} -t 2>&1 && ${command}`);
    });

    afterAll(() => execSync(`${command} ${stop}`, { stdio: 'ignore' }));

    test('smoke finds no faults', async () => {
      // Node reads the certificate when it starts.
      process.env.NODE_EXTRA_CA_CERTS = at('fullchain.pem');
      const { output } = await run('tools/smoke.ts', [https, at('dist')]);
      expect(output).toBe(`${https} is as ${at('dist')}/.\n`);
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
      // Not the redirect to https, so that a certificate can be renewed.
      expect(curl(`${http}/.well-known/acme-challenge/a`)).toMatch(/ 404 /);
    });

    test('a link leads to no file of somebody else', () => {
      const link = at(`site/${name}`);
      fs.symlinkSync('/etc/passwd', link);
      fs.lchownSync(link, process.getuid?.() || 1, -1);
      expect(curl(`${https}/${name}`)).toMatch(/^HTTP\/1.1 40[34] /);
    });

    test('a page travels compressed, and once', () => {
      const page = `${https}/termos-uso`;
      const accept = ['-I', '-H', `Accept-Encoding: ${encoding}`];
      const answer = curl(page, ...accept);
      expect(answer).toContain(`Content-Encoding: ${encoding}\r\n`);
      const [, tag] = /^ETag: (.+)\r$/m.exec(answer) ?? [];
      expect(curl(page, ...accept, '-H', `If-None-Match: ${tag}`)).toMatch(
        /^HTTP\/1.1 304 /,
      );
    });

    if (name === 'nginx')
      test('the log has what the law asks for', () => {
        curl(`${https}/?de=teste`, '-A', 'marca');
        expect(fs.readFileSync(at('access.log'), 'utf8')).toMatch(
          /^\d{4}-\d\d-\d\dT\S+ 127\.0\.0\.1 \d+ "GET \/\?de=teste HTTP\/1\.1" 200 "marca"$/m,
        );
      });
  });
}

// Whether each address gets them is what smoke asks above.
test.each(['nginx.conf', 'htaccess'])(
  'deploy/%s has the headers of _headers',
  (file) => {
    const config = fs.readFileSync(`deploy/${file}`, 'utf8');
    // What depends on the address stands in a `map` of nginx.conf.
    const mapOf = (variable: string) =>
      String(config.split(`${variable} {`)[1]).replace(/\}.*|\n/gs, ' ');
    const lines = config.replace(/\$site_\w+(?= always)/g, mapOf).split('\n');
    const headers = release._headers.matchAll(/^ {2}([\w-]+): (.+)$/gm);
    for (const [, name, value] of headers) {
      const found = lines.filter((line) => line.includes(` ${name} `));
      expect(found.join('\n')).toContain(value);
    }
  },
);
