import { execFileSync, spawnSync } from 'node:child_process';
import fs from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { writeRecord } from '../../tools/release/record';
import { ask } from '../support/ask';
import { FIXTURE_DIST } from '../support/fixture';
import { run } from '../support/run';
import { temporaryFolder } from '../support/temporaryFolder';
import { type NginxServer, onNginx, startNginx } from './support/nginx';

const home = temporaryFolder();

/** A release with its own home page, island and policy. */
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
  const request = (path: string, headers = {}) =>
    ask(server.url, path, { headers: { Host: server.name, ...headers } });
  /** Waits up to five seconds for a release. @returns the one that is served */
  async function served(expected: string) {
    let mark = '';
    for (let i = 0; i < 50 && mark !== expected; i += 1) {
      const { body, headers } = await request('/');
      mark = /^release (\w+)$/.exec(body.toString())?.[1] ?? '';
      // A page and its policy are from the same release.
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

  test('only administrators can read the logs, from the start', () => {
    expect(['logs', 'logs/access.log'].map(mode)).toEqual([0o751, 0o640]);
  });

  test('a log line has the time, address, request and browser, but no referrer', async () => {
    const headers = { 'User-Agent': 'marca', Referer: 'https://de.onde/' };
    await request('/?de=teste', headers);
    const log = fs.readFileSync(at('logs/access.log'), 'utf8');
    expect(log).toMatch(
      /^\d{4}-\d\d-\d\dT\S+ 127\.0\.0\.1 \d+ "GET \/\?de=teste HTTP\/1\.1" 200 "marca"$/m,
    );
    expect(log).not.toContain('de.onde');
  });

  test('smoke finds no faults', async () => {
    const env = {
      NODE_TLS_REJECT_UNAUTHORIZED: '0',
      SSH: `${server.home}/bin/ssh`,
    };
    const args = ['smoke', server.url, '--place', `here:${server.folder}`];
    const { output, code } = await run('tools/release/index.ts', args, { env });
    expect([code, output]).toEqual([0, expect.not.stringContaining('✗')]);
    expect(output).toContain('a versão no ar em here:');
  }, 120_000);

  test('--back returns to the previous release', async () => {
    for (const mark of ['A', 'B', 'C'])
      expect(await publish(mark)).toContain('No ar: ');
    await server.activate('--back');
    expect(await served('B')).toBe('B');
    await publish('D');
    expect(await served('D')).toBe('D');
    // A page that is still open requests the files of its release.
    expect((await request('/island-A.js')).status).toBe(200);
    await server.activate('--back');
    expect(await served('B')).toBe('B');
  }, 180_000);

  test('a release that nginx refuses changes nothing, and neither does a preview', async () => {
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

  test('a release killed between switch and reload is reported, and --back skips it', async () => {
    fs.writeFileSync(join(server.home, 'no-reload'), '');
    await expect(publish('G')).rejects.toThrow();
    fs.rmSync(join(server.home, 'no-reload'));
    expect(await served('B')).toBe('B');
    expect(await publish('H')).toMatch(/foi cortada antes de ir ao ar/);
    expect(await served('H')).toBe('H');
    await server.activate('--back');
    expect(await served('B')).toBe('B');
  }, 120_000);

  test('a publication can replace an interrupted one after ten minutes', async () => {
    fs.mkdirSync(at('publishing'));
    fs.writeFileSync(at('publishing/by'), 'alguém');
    await expect(publish('I')).rejects.toThrow(/Outra publicação.*alguém/);
    // A file's ctime cannot be set, so `find` is replaced.
    const find = join(server.home, 'bin/find');
    fs.writeFileSync(find, '#!/bin/sh\n', { mode: 0o755 });
    expect(await publish('I')).toMatch(/alguém parou no meio/);
    fs.rmSync(find);
    expect(await served('I')).toBe('I');
  }, 60_000);

  test('rotated logs keep their permissions', async () => {
    const [name = ''] = fs.readdirSync(join(server.env.ETC, 'logrotate.d'));
    const rules = join(server.env.ETC, 'logrotate.d', name);
    const state = join(home, 'state');
    execFileSync('/usr/sbin/logrotate', ['--force', '--state', state, rules], {
      env: server.env,
    });
    const isEmpty = () => fs.statSync(at('logs/access.log')).size === 0;
    for (let i = 0; i < 100 && isEmpty(); i += 1) {
      await request('/depois-da-troca');
      await pause(50);
    }
    const logs = fs.readdirSync(at('logs')).map((file) => `logs/${file}`);
    expect(logs).toHaveLength(2);
    expect(new Set(logs.map(mode))).toEqual(new Set([0o640]));
    expect(fs.readFileSync(at('logs/access.log'), 'utf8')).toContain('depois');
  }, 30_000);

  test('requests for an unknown host get no answer', async () => {
    await expect(
      ask(`http://127.0.0.1:${server.httpPort}`, '/', {
        headers: { Host: 'outro.example' },
      }),
    ).rejects.toThrow(/hang up|ECONNRESET/);
    await expect(
      ask(`https://127.0.0.1:${server.httpsPort}`, '/'),
    ).rejects.toThrow(/unrecognized name/);
  });

  test('publishing fails while nginx is not running', async () => {
    const pid = fs.readFileSync(join(server.home, 'pid'), 'utf8').trim();
    process.kill(Number(pid), 'SIGTERM');
    while (spawnSync('kill', ['-0', pid]).status === 0) await pause(50);
    await expect(publish('J')).rejects.toThrow(/não está no ar/);
    // --back skips a release that was never on air.
    await expect(server.activate('--back')).rejects.toThrow(/não está rodando/);
    const aired = fs.readFileSync(at('aired'), 'utf8').trim();
    expect(fs.readlinkSync(at('current'))).toBe(`releases/${aired}`);
  }, 60_000);
});
