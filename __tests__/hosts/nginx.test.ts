import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import { connect as connectPlain } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { connect } from 'node:tls';
import { filesIn } from '../../plugins/gatsby-plugin-documents/src/files';
import { writeRecord } from '../../tools/release/record';
import { bytesOf, common, island, textOf } from '../dist/support/published';
import { ask } from '../support/ask';
import { type NginxServer, onNginx, startNginx } from './support/nginx';

const home = fs.mkdtempSync(join(tmpdir(), 'releases-'));
afterAll(() => fs.rmSync(home, { recursive: true, force: true }));

function release(mark: string, kind: 'release' | 'preview' = 'release') {
  const path = join(home, mark);
  fs.cpSync('dist', path, { recursive: true });
  fs.writeFileSync(join(path, 'index.html'), `release ${mark}`);
  fs.renameSync(join(path, island), join(path, `island-${mark}.js`));
  const headers = textOf('_headers')
    .replace(/sha256-.{5}/, `sha256-mark${mark}`)
    .replace(island, `island-${mark}.js`);
  fs.writeFileSync(join(path, '_headers'), headers);
  writeRecord(path, { kind, siteUrl: 'https://localhost' });
  return path;
}

onNginx('the guide to nginx', () => {
  let server: NginxServer;
  const said: string[] = [];
  const at = (...names: string[]) => join(server.folder, ...names);
  const plain = (path: string, host: string) =>
    ask(`http://127.0.0.1:${server.httpPort}`, path, {
      headers: { Host: host },
    });
  const secure = (path: string, headers = {}, method = 'GET') =>
    ask(server.url, path, {
      headers: { Host: server.name, ...headers },
      method,
    });

  async function served(mark: string) {
    for (const end = Date.now() + 60_000; Date.now() < end; ) {
      const { body, headers } = await secure('/');
      const [, page] = /^release (\w)$/.exec(body.toString()) ?? [];
      if (page)
        expect(headers['content-security-policy']).toContain(
          `sha256-mark${page}`,
        );
      if (page === mark) return;
      await pause(20);
    }
    throw new Error(`${mark} was never served.`);
  }

  async function publish(mark: string) {
    const [output] = await Promise.all([
      server.publish(release(mark)),
      served(mark),
    ]);
    said.push(output);
  }

  /** What nginx answers to these very bytes, on a connection of their own. */
  async function exchange(bytes: string): Promise<string> {
    const { httpsPort: port, name: servername } = server;
    const socket = connect({ port, servername, rejectUnauthorized: false });
    let answer = '';
    socket.on('data', (some) => {
      answer += some;
    });
    // nginx breaks a connection off on which it still waits for the request's body.
    socket.on('error', () => undefined).end(bytes);
    await new Promise((done) => socket.on('close', done));
    return answer;
  }

  beforeAll(async () => {
    server = await startNginx('dist');
  }, 60_000);
  afterAll(() => server?.stop());

  test('every name leads to https under the same name, and then to the one address', async () => {
    const path = '/termos-uso?a=1';
    for (const name of [server.name, server.other]) {
      const { status, headers } = await plain(path, name);
      expect([status, headers.location]).toEqual([
        301,
        `https://${name}${path}`,
      ]);
      // Browsers must not be told so without https (RFC 6797, section 7.2).
      expect(headers).not.toHaveProperty('strict-transport-security');
      expect(headers).toHaveProperty('content-security-policy');
    }
    const { headers } = await secure(path, { Host: server.other });
    expect(headers.location).toBe(`https://${server.name}${path}`);
    expect(headers).toHaveProperty('strict-transport-security');
  });

  test('who asks for another name gets no answer', async () => {
    await expect(plain('/', 'outro.example')).rejects.toThrow(
      /hang up|ECONNRESET/,
    );
    await expect(secure('/', { Host: 'outro.example' })).rejects.toThrow(
      /unrecognized name/,
    );
  });

  test('proves the domain where certbot asks for it', async () => {
    const folder = '.well-known/acme-challenge';
    fs.mkdirSync(at('acme', folder), { recursive: true });
    fs.writeFileSync(at('acme', folder, 'token'), 'proof');
    const { body } = await plain(`/${folder}/token`, server.name);
    expect(body.toString()).toBe('proof');
  });

  test.each([
    'TRACE / HTTP/1.1\r\nHost: localhost',
    'GET / HTTP/9',
    'GET / HTTP/1.1',
    `POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 9999`,
    `GET /${'a'.repeat(40_000)} HTTP/1.1\r\nHost: localhost`,
    `GET / HTTP/1.1\r\nHost: localhost\r\nX: ${'a'.repeat(40_000)}`,
  ])(
    'answers wrong request %# in Portuguese, with every header once',
    async (request) => {
      const answer = await exchange(`${request}\r\nConnection: close\r\n\r\n`);
      const [head = '', body] = answer.split('\r\n\r\n');
      expect(head).toMatch(/^HTTP\/1.1 [45]\d\d /);
      expect(body).toContain('Este pedido não pôde ser atendido');
      const names = head.split('\r\n').map((line) => line.split(':')[0]);
      for (const [name] of common.headers)
        expect(names.filter((other) => other === name)).toEqual([name]);
    },
  );

  test('says which methods it takes', async () => {
    const { status, headers } = await secure('/', {}, 'POST');
    expect([status, headers.allow]).toEqual([405, 'GET, HEAD']);
  });

  test('sends whole files to who asks for a part', async () => {
    const { status } = await secure('/', { Range: 'bytes=99999999-' });
    expect(status).toBe(200);
  });

  test('three thousand slow clients keep nobody out', async () => {
    const clients = Array.from({ length: 3000 }, () => {
      const socket = connectPlain(server.httpPort, '127.0.0.1');
      socket.on('error', () => undefined).resume();
      socket.write('GET / HTTP/1.1\r\n');
      const connected = once(socket, 'connect');
      const closed = new Promise((done) => socket.on('close', done));
      return { connected, closed };
    });
    await Promise.all(clients.map(({ connected }) => connected));
    expect((await secure('/')).status).toBe(200);
    // nginx does not wait for them for ever.
    await Promise.all(clients.map(({ closed }) => closed));
  }, 60_000);

  test('access logs are rotated, for nginx to write and administrators to read', async () => {
    const [name = ''] = fs.readdirSync(server.env.LOGROTATE);
    const rules = join(server.env.LOGROTATE, name);
    const state = join(home, 'state');
    const before = fs.readFileSync(at('logs/access.log'), 'utf8');
    execFileSync('/usr/sbin/logrotate', ['--force', '--state', state, rules]);
    // Its processes open the files again in a moment.
    while (fs.statSync(at('logs/access.log')).size === 0)
      await secure('/depois-da-troca');
    const after = fs.readFileSync(at('logs/access.log'), 'utf8');
    expect(after).toContain('/depois-da-troca');
    const old = fs
      .readdirSync(at('logs'))
      .find((file) => /log-\d{8}$/.test(file));
    expect(fs.readFileSync(at('logs', old ?? ''), 'utf8')).toContain(before);
    const mode = (path: string) => fs.statSync(at(path)).mode & 0o777;
    expect([mode('logs'), mode('logs/access.log')]).toEqual([0o751, 0o640]);
  }, 30_000);

  test('a failing server shows the page that needs nothing else', async () => {
    fs.appendFileSync(
      at('current/nginx/site.conf'),
      'location = /falha { proxy_pass http://127.0.0.1:9; }',
    );
    await server.activate();
    let answer = await secure('/falha');
    for (let i = 0; i < 50 && answer.status === 404; i += 1) {
      await pause(50);
      answer = await secure('/falha');
    }
    expect(answer.status).toBe(502);
    expect(answer.body.equals(bytesOf('500.html'))).toBe(true);
    expect(answer.headers['content-security-policy']).toBeTruthy();
  });

  test('releases change in one moment, and old files stay for open pages', async () => {
    await publish('A');
    await publish('B');
    // A page that was opened before still asks for what it was published with.
    expect((await secure('/island-A.js')).status).toBe(200);
    expect((await secure(`/${island}`)).body.equals(bytesOf(island))).toBe(
      true,
    );
  }, 180_000);

  test('the same content published twice is the same files, which nobody gets again', async () => {
    const inodes = () =>
      filesIn(at('current/site')).map(
        (file) => fs.statSync(at('current/site', file)).ino,
      );
    const [before, { headers }] = [inodes(), await secure('/')];
    said.push(await server.publish(join(home, 'B')));
    expect(inodes()).toEqual(before);
    const again = await secure('/', { 'If-None-Match': headers.etag });
    expect(again.status).toBe(304);
  }, 30_000);

  test('a release that nginx refuses changes nothing, and is not where back leads', async () => {
    const broken = release('C');
    fs.writeFileSync(join(broken, '_headers'), '/*\n  X-Broken: "; nonsense\n');
    writeRecord(broken, { kind: 'release', siteUrl: '' });
    await expect(server.publish(broken)).rejects.toThrow(/Nada mudou/);
    await served('B');
    await publish('D');
    said.push(await server.activate('--back'), await server.activate('--back'));
    said.push(await server.activate('--back'));
    await served('A');
    expect((await secure('/island-D.js')).status).toBe(200);
    expect((await secure('/island-C.js')).status).toBe(404);
  }, 60_000);

  test('a preview never takes the place of the site', async () => {
    await expect(server.publish(release('P', 'preview'))).rejects.toThrow(
      /No ar está o site de verdade/,
    );
    await served('A');
  }, 30_000);

  test('what release did not make is not published', async () => {
    const changed = release('X');
    fs.appendFileSync(join(changed, 'index.html'), ' ');
    await expect(server.publish(changed)).rejects.toThrow(/mudou depois/);
  }, 30_000);

  test('a second publisher is told who publishes', async () => {
    const first = spawn(
      'sh',
      ['deploy/nginx/publish.sh', `here:${server.folder}`, release('E')],
      { env: server.env, stdio: 'ignore' },
    );
    while (!fs.existsSync(at('publishing/by'))) await pause(10);
    await expect(server.publish(release('F'))).rejects.toThrow(
      /Outra publicação está em andamento: \w+@.+, desde/,
    );
    expect(await once(first, 'exit')).toEqual([0, null]);
    await served('E');
    await publish('F');
  }, 60_000);

  test.each([
    ['here:srv', 'Falta a pasta'],
    ['here:/srv/a b', 'Use uma pasta só com letras'],
    ['here:/tmp', 'A pasta /tmp tem outras coisas'],
  ])('publishes nothing to %s', (place, message) => {
    const args = ['deploy/nginx/publish.sh', place, join(home, 'A')];
    const { status, stderr } = spawnSync('sh', args, {
      env: server.env,
      encoding: 'utf8',
    });
    expect([status, stderr]).toEqual([
      expect.any(Number),
      expect.stringContaining(message),
    ]);
    expect(status).not.toBe(0);
  });

  test('only the last releases are kept', async () => {
    await publish('G');
    expect(fs.readdirSync(at('releases'))).toHaveLength(5);
    expect(fs.existsSync(at('current/site/island-G.js'))).toBe(true);
  }, 60_000);

  test('who asks far too often is asked to wait, in Portuguese', async () => {
    const asked = Array.from({ length: 900 }, () => secure('/robots.txt'));
    const answers = await Promise.all(asked);
    const refused = answers.filter(({ status }) => status === 429);
    expect(answers.filter(({ status }) => status === 200)).not.toEqual([]);
    expect(refused[0]?.body.toString()).toContain('Espere um minuto');
  }, 60_000);

  test('nginx had nothing to warn of', () => {
    expect(said.join('\n')).not.toMatch(/\[(?:warn|error|emerg)\]/);
    const log = fs.readFileSync(join(server.folder, '../error.log'), 'utf8');
    expect(log).not.toMatch(/\[(?:warn|emerg|alert|crit)\]/);
  });
});
