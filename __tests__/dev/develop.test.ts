import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { requireFreePorts } from '../../tools/dev/develop';
import { isLocalRequest } from '../../tools/dev/localRequest';

test('says that a port is in use, and how to choose another', async () => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  await expect(requireFreePorts('edit', port)).rejects.toThrow(
    `A porta ${port} já está em uso. O site já está aberto em outra janela? Se não, escolha outra: npm run edit -- --port ${port + 10}`,
  );
  await once(server.close(), 'close');
  await requireFreePorts('edit', port);
});

const host = 'localhost:8000';

test.each([
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
