import { execFileSync, spawnSync } from 'node:child_process';
import fs from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { writeRecord } from '../../tools/release/record';
import { ask } from '../support/ask';
import { FIXTURE_DIST } from '../support/fixture';
import { run } from '../support/run';
import { type NginxServer, onNginx, startNginx } from './support/nginx';

const home = fs.mkdtempSync(join(tmpdir(), 'releases-'));
afterAll(() => fs.rmSync(home, { recursive: true, force: true }));

/** A release whose island and policy are its own. */
function release(mark: string, kind: 'release' | 'preview' = 'release') {
  const path = join(home, mark);
  fs.cpSync(FIXTURE_DIST, path, { recursive: true });
  fs.writeFileSync(join(path, 'index.html'), `release ${mark}`);
  fs.writeFileSync(join(path, `island-${mark}.js`), mark);
  const headers = fs.readFileSync(join(path, '_headers'), 'utf8');
  fs.writeFileSync(
    join(path, '_headers'),
    headers.replace(/sha256-.{5}/, `sha256-mark${mark}`),
  );
  writeRecord(path, { kind, siteUrl: 'https://localhost' });
  return path;
}

onNginx('the kit for nginx', () => {
  let server: NginxServer;
  const at = (...names: string[]) => join(server.folder, ...names);
  const mode = (path: string) => fs.statSync(at(path)).mode & 0o777;
  const secure = (path: string, headers = {}) =>
    ask(server.url, path, { headers: { Host: server.name, ...headers } });
  /** @returns the release that is served, once it is the expected one or five seconds have passed */
  async function served(expected: string) {
    let mark = '';
    for (let i = 0; i < 50 && mark !== expected; i += 1) {
      const { body, headers } = await secure('/');
      mark = /^release (\w+)$/.exec(body.toString())?.[1] ?? '';
      // Pages and their policy are of one release.
      if (mark)
        expect(headers['content-security-policy']).toContain(`mark${mark}`);
      await pause(100);
    }
    return mark;
  }
  const publish = (mark: string) => server.publish(release(mark));

  beforeAll(async () => {
    server = await startNginx(FIXTURE_DIST);
  }, 60_000);
  afterAll(() => server?.stop());

  test('only administrators read who asked, from the first line on', () => {
    const modes = ['logs', 'logs/access.log', 'logs/error.log'].map(mode);
    expect(modes).toEqual([0o751, 0o640, 0o640]);
  });

  test('a line of the log says when, who, what and with which browser, and not where from', async () => {
    const headers = { 'User-Agent': 'marca', Referer: 'https://de.onde/' };
    await secure('/?de=teste', headers);
    const log = fs.readFileSync(at('logs/access.log'), 'utf8');
    expect(log).toMatch(
      /^\d{4}-\d\d-\d\dT\S+ 127\.0\.0\.1 \d+ "GET \/\?de=teste HTTP\/1\.1" 200 "marca"$/m,
    );
    expect(log).not.toContain('de.onde');
  });

  test('smoke finds nothing', async () => {
    const env = {
      NODE_TLS_REJECT_UNAUTHORIZED: '0',
      SSH: `${server.home}/bin/ssh`,
    };
    const args = ['smoke', server.url, '--place', `here:${server.folder}`];
    const { output, code } = await run('tools/release/index.ts', args, { env });
    expect([code, output]).toEqual([0, expect.not.stringContaining('✗')]);
    expect(output).toContain('a versão no ar em here:');
  }, 120_000);

  test('back returns to what was on air', async () => {
    for (const mark of ['A', 'B', 'C'])
      expect(await publish(mark)).toContain('No ar: ');
    await server.activate('--back');
    expect(await served('B')).toBe('B');
    await publish('D');
    expect(await served('D')).toBe('D');
    // A page that was opened before still asks for what it was published with.
    expect((await secure('/island-A.js')).status).toBe(200);
    await server.activate('--back');
    expect(await served('B')).toBe('B');
  }, 180_000);

  test('a release that nginx refuses changes nothing, and a preview takes no place of the site', async () => {
    const broken = release('E');
    fs.writeFileSync(join(broken, '_headers'), '/*\n  X-Broken: "; nonsense\n');
    writeRecord(broken, { kind: 'release', siteUrl: '' });
    await expect(server.publish(broken)).rejects.toThrow(/Nada mudou/);
    await expect(server.publish(release('F', 'preview'))).rejects.toThrow(
      /é uma prévia/,
    );
    expect(await served('B')).toBe('B');
    expect(fs.existsSync(at('publishing'))).toBe(false);
  }, 60_000);

  test('what was killed between switch and reload is told, and no way back', async () => {
    fs.writeFileSync(join(server.home, 'no-reload'), '');
    await expect(publish('G')).rejects.toThrow();
    fs.rmSync(join(server.home, 'no-reload'));
    expect(await served('B')).toBe('B');
    expect(await publish('H')).toMatch(/foi cortada antes de ir ao ar/);
    expect(await served('H')).toBe('H');
    await server.activate('--back');
    expect(await served('B')).toBe('B');
  }, 120_000);

  test('a publication that stopped is taken up after ten minutes', async () => {
    fs.mkdirSync(at('publishing'));
    fs.writeFileSync(at('publishing/by'), 'alguém');
    await expect(publish('I')).rejects.toThrow(/Outra publicação.*alguém/);
    // Nobody can set the time at which a file was changed: only find is told another.
    const find = join(server.home, 'bin/find');
    fs.writeFileSync(find, '#!/bin/sh\n', { mode: 0o755 });
    expect(await publish('I')).toMatch(/alguém parou no meio/);
    fs.rmSync(find);
    expect(await served('I')).toBe('I');
  }, 60_000);

  test('logs are for their group alone after a rotation', async () => {
    const [name = ''] = fs.readdirSync(join(server.env.ETC, 'logrotate.d'));
    const rules = join(server.env.ETC, 'logrotate.d', name);
    const state = join(home, 'state');
    execFileSync('/usr/sbin/logrotate', ['--force', '--state', state, rules], {
      env: server.env,
    });
    for (
      let i = 0;
      i < 100 && fs.statSync(at('logs/access.log')).size === 0;
    ) {
      await secure('/depois-da-troca');
      await pause(50);
      i += 1;
    }
    const logs = fs.readdirSync(at('logs')).map((file) => `logs/${file}`);
    expect(logs).toHaveLength(4);
    expect(new Set(logs.map(mode))).toEqual(new Set([0o640]));
    expect(fs.readFileSync(at('logs/access.log'), 'utf8')).toContain('depois');
  }, 30_000);

  test('who asks for another name gets no answer', async () => {
    await expect(
      ask(`http://127.0.0.1:${server.httpPort}`, '/', {
        headers: { Host: 'outro.example' },
      }),
    ).rejects.toThrow(/hang up|ECONNRESET/);
    await expect(
      ask(`https://127.0.0.1:${server.httpsPort}`, '/'),
    ).rejects.toThrow(/unrecognized name/);
  });

  test('nothing is output to be on air while nginx does not run', async () => {
    const pid = fs.readFileSync(join(server.home, 'pid'), 'utf8').trim();
    process.kill(Number(pid), 'SIGTERM');
    while (spawnSync('kill', ['-0', pid]).status === 0) await pause(50);
    await expect(publish('J')).rejects.toThrow(/não está no ar/);
    // What never was on air is no way back: the one before it is.
    await expect(server.activate('--back')).rejects.toThrow(/não está rodando/);
    const aired = fs.readFileSync(at('aired'), 'utf8').trim();
    expect(fs.readlinkSync(at('current'))).toBe(`releases/${aired}`);
  }, 60_000);
});
