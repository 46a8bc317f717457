import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { readPort } from '../../src/dev/develop';
import { isLocalRequest } from '../../src/dev/localRequest';
import { freePort } from '../support/host';

const readWith = (...args: string[]) => readPort('dev', 1, args);

test('reads a port as people write it', async () => {
  const port = await freePort();
  for (const args of [
    ['--port', `${port}`],
    [`--port=${port}`],
    ['-p', `${port}`],
    [`-p${port}`],
  ])
    expect(await readWith(...args)).toBe(port);
});

test.each([['--prot=8010'], ['-pabc'], ['--port=99999'], ['8010']])(
  'explains itself after %s',
  async (argument) => {
    await expect(readWith(argument)).rejects.toThrow('Uso: npm run dev');
  },
);

test('says that a port is in use', async () => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  await expect(readWith(`-p${port}`)).rejects.toThrow(
    `A porta ${port} já está em uso.`,
  );
  server.close();
});

const host = 'localhost:8000';

test.each([
  ['this machine', { host }, true],
  ['a page of this machine', { host, origin: 'http://127.0.0.1:8001' }, true],
  ['another site', { host, origin: 'https://exemplo.com' }, false],
  ['a name that leads here', { host: 'exemplo.com' }, false],
  [
    'a picture in another site',
    { host, 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'no-cors' },
    false,
  ],
  [
    'a link in another site',
    { host, 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate' },
    true,
  ],
])('a request of %s', (_who, headers, expected) => {
  expect(isLocalRequest(headers)).toBe(expected);
});

test('Gatsby’s port answers nothing to other sites', async () => {
  const code = `
    const { refuseOtherSites } = require('./src/gatsby/onCreateDevServer');
    const server = require('node:http').createServer((_, response) => response.end('segredo'));
    refuseOtherSites();
    server.listen(0, '127.0.0.1', () => console.log(server.address().port));`;
  const child = spawn(process.execPath, ['--require', 'tsx/cjs', '-e', code]);
  const [port] = await once(child.stdout, 'data');
  const url = `http://127.0.0.1:${Number(port)}/`;
  expect(await (await fetch(url)).text()).toBe('segredo');
  const headers = { Origin: 'https://exemplo.com' };
  await expect(fetch(url, { headers })).rejects.toThrow();
  child.kill();
});
