import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fuzz } from '../deploy/support/fuzz';
import { bytesOf, common, island, textOf } from '../deploy/support/published';
import { ask } from '../support/ask';
import { run } from '../support/run';
import { type NginxServer, startNginx } from './support/nginx';
import { onNginx } from './support/onHost';

const home = fs.mkdtempSync(join(tmpdir(), 'releases-'));
afterAll(() => fs.rmSync(home, { recursive: true, force: true }));

function release(mark: string): string {
  const path = join(home, mark);
  fs.cpSync('dist', path, { recursive: true });
  fs.writeFileSync(join(path, 'index.html'), `release ${mark}`);
  fs.renameSync(join(path, island), join(path, `island-${mark}.js`));
  const headers = textOf('_headers')
    .replace(/sha256-.{5}/, `sha256-mark${mark}`)
    .replace(island, `island-${mark}.js`);
  fs.writeFileSync(join(path, '_headers'), headers);
  // As a clock that is wrong or a copy would have it.
  fs.utimesSync(join(path, '_headers'), 0, 0);
  return path;
}

onNginx('the guide to nginx', () => {
  let server: NginxServer;
  const said: string[] = [];
  const plain = (path: string, host: string) =>
    ask(`http://127.0.0.1:${server.httpPort}`, path, {
      headers: { Host: host },
    });
  const secure = (path: string, host = server.name) =>
    ask(server.url, path, { headers: { Host: host } });

  async function served(mark: string) {
    for (const end = Date.now() + 60_000; Date.now() < end; ) {
      const { body, headers } = await secure('/');
      const [, page] = /^release (\w)$/.exec(body.toString()) ?? [];
      if (page)
        expect(headers['content-security-policy']).toContain(
          `sha256-mark${page}`,
        );
      if (page === mark) return;
    }
    throw new Error(`${mark} was never served.`);
  }

  const publish = async (mark: string) => {
    const [told] = await Promise.all([
      server.publish(release(mark)),
      served(mark),
    ]);
    said.push(told);
    // Releases are named by the second.
    await pause(1000);
  };

  beforeAll(async () => {
    server = await startNginx('dist');
  }, 60_000);
  afterAll(() => server?.stop());

  test('every name leads to the one address of the site, by https', async () => {
    for (const answer of [
      await plain('/termos-uso?a=1', server.name),
      await plain('/termos-uso?a=1', server.other),
      await secure('/termos-uso?a=1', server.other),
    ]) {
      expect([answer.status, answer.headers.location]).toEqual([
        301,
        `https://${server.name}/termos-uso?a=1`,
      ]);
      expect(answer.headers).toMatchObject(
        Object.fromEntries(
          common.headers.map(([name, value]) => [name.toLowerCase(), value]),
        ),
      );
    }
  });

  test('who asks for another name gets no answer', async () => {
    await expect(plain('/', 'outro.example')).rejects.toThrow(/hang up/);
    await expect(secure('/', 'outro.example')).rejects.toThrow(
      /unrecognized name/,
    );
  });

  test('speaks no version of TLS that is out of date', () => {
    const old = spawnSync('openssl', [
      ...[
        's_client',
        '-connect',
        `127.0.0.1:${server.httpsPort}`,
        '-servername',
        server.name,
      ],
      ...['-tls1_1', '-cipher', 'ALL:@SECLEVEL=0'],
    ]);
    expect(old.status).not.toBe(0);
  });

  test('proves the domain where certbot asks for it', async () => {
    const folder = '.well-known/acme-challenge';
    fs.mkdirSync(join(server.folder, 'acme', folder), { recursive: true });
    fs.writeFileSync(join(server.folder, 'acme', folder, 'token'), 'proof');
    expect((await plain(`/${folder}/token`, server.name)).body.toString()).toBe(
      'proof',
    );
  });

  test('nginx names neither itself by version nor its pages', async () => {
    for (const answer of [await plain('/', server.name), await secure('/nada')])
      expect(answer.headers.server).toBe('nginx');
  });

  test.each(['http', 'https'])(
    'stands by %s what no browser sends',
    async (scheme) => {
      const { httpPort, httpsPort, name } = server;
      const target =
        scheme === 'http'
          ? { port: httpPort }
          : { port: httpsPort, secureName: name };
      const names = common.headers.map(([header]) => header);
      expect(await fuzz(target, 20_000, names)).toEqual([]);
    },
    600_000,
  );

  test('everything that is asked of a live address holds', async () => {
    const preview = common.headers.some(([name]) => name === 'X-Robots-Tag')
      ? ['--preview']
      : [];
    const env = { NODE_TLS_REJECT_UNAUTHORIZED: '0' };
    const { said: told, code } = await run(
      'smoke.ts',
      [server.url, ...preview],
      { env },
    ).ended;
    expect([code, told]).toEqual([0, expect.stringContaining('✓ fala HTTP/2')]);
  }, 30_000);

  test('a failing server shows the page that needs nothing else', async () => {
    fs.appendFileSync(
      join(server.folder, 'current/nginx/site.conf'),
      'location = /falha { proxy_pass http://127.0.0.1:9; }',
    );
    await server.activate();
    let answer = await secure('/falha');
    for (let i = 0; i < 50 && answer.status === 404; i += 1) {
      await pause(50);
      answer = await secure('/falha');
    }
    expect([answer.status, answer.body.equals(bytesOf('500.html'))]).toEqual([
      502,
      true,
    ]);
    expect(answer.headers['content-security-policy']).toBeTruthy();
  });

  test('releases change in one moment, one leads back, old files stay for open pages', async () => {
    await publish('A');
    await publish('B');
    // A page that was opened before still asks for what it was published with.
    expect((await secure('/island-A.js')).status).toBe(200);
    expect((await secure(`/${island}`)).body.equals(bytesOf(island))).toBe(
      true,
    );

    said.push(await server.activate('--back'));
    await served('A');
    expect((await secure('/island-B.js')).status).toBe(200);
    expect((await secure('/island-C.js')).status).toBe(404);
  }, 180_000);

  test('a release that nginx refuses changes nothing', async () => {
    const broken = release('C');
    fs.writeFileSync(join(broken, '_headers'), '/*\n  X-Broken: "; nonsense\n');
    await expect(server.publish(broken)).rejects.toThrow(/nada mudou/);
    await served('A');
    said.push(await server.activate());
  }, 30_000);

  test('only the last releases are kept', async () => {
    for (const mark of ['D', 'E', 'F', 'G']) await publish(mark);
    expect(fs.readdirSync(join(server.folder, 'releases'))).toHaveLength(5);
    expect(fs.existsSync(join(server.folder, 'current/site/island-G.js'))).toBe(
      true,
    );
  }, 300_000);

  test('nginx had nothing to warn of', () => {
    expect(said.join('\n')).not.toMatch(/\[(?:warn|error|emerg)\]/);
    const log = fs.readFileSync(join(server.folder, '../error.log'), 'utf8');
    expect(log).not.toMatch(/\[(?:warn|emerg|alert|crit)\]/);
  });
});
