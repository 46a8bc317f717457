import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { createServer as createSecureServer } from 'node:https';
import {
  type AddressInfo,
  createServer as createPlainServer,
  type Server,
} from 'node:net';
import { join } from 'node:path';
import tls from 'node:tls';
import { findConnectionFaults, sendRequest } from '../../tools/release/request';
import { smoke } from '../../tools/release/smoke';
import { temporaryFolder } from '../support/temporaryFolder';

const home = temporaryFolder();

/** Waits until a server listens. @returns its port */
async function listen(server: Server): Promise<number> {
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return (server.address() as AddressInfo).port;
}

test('a server that accepts connections and never answers is reported within seconds', async () => {
  const silent = createPlainServer(() => undefined);
  const origin = `https://127.0.0.1:${await listen(silent)}`;
  const start = Date.now();
  expect(await smoke({ origin, files: [], rules: [] })).toEqual([
    `${origin} não responde: não respondeu em 5 segundos`,
  ]);
  expect(Date.now() - start).toBeLessThan(10_000);
  silent.close();
});

test('an answer that never ends is reported', async () => {
  const endless = createServer((_, response) => {
    response.writeHead(200);
    const timer = setInterval(() => response.write('x'), 500);
    response.on('close', () => clearInterval(timer));
  });
  const origin = `http://127.0.0.1:${await listen(endless)}`;
  expect(await smoke({ origin, files: [], rules: [] })).toEqual([
    `${origin} não responde: não respondeu em 10 segundos`,
  ]);
  endless.close();
});

test('a request is sent again when the server closes the connection that it reuses', async () => {
  const used = new WeakSet<object>();
  const server = createServer(({ socket }, response) => {
    if (used.has(socket)) return socket.destroy();
    used.add(socket);
    return response.end();
  });
  const origin = `http://127.0.0.1:${await listen(server)}`;
  for (let i = 0; i < 3; i += 1)
    expect(await sendRequest(origin, { path: '/' })).toMatchObject({
      status: 200,
    });
  server.close();
});

test('a request is sent again when the server has too many', async () => {
  let count = 0;
  const server = createServer((_, response) => {
    count += 1;
    response.writeHead(count < 3 ? 429 : 200).end();
  });
  const origin = `http://127.0.0.1:${await listen(server)}`;
  expect((await sendRequest(origin, { path: '/' })).status).toBe(200);
  server.close();
});

test.each([
  [90, ['h2'], []],
  [90, ['http/1.1'], ['não aceita HTTP/2']],
  [3, ['h2'], ['o certificado vence em 2 dias']],
])(
  'a certificate for %i days and the protocols %j have the faults %j',
  async (days, ALPNProtocols, faults) => {
    const [key, cert] = [join(home, 'key'), join(home, 'cert')];
    const args = `req -x509 -newkey ec -pkeyopt ec_paramgen_curve:P-256 -nodes -days ${days} -subj /CN=localhost -keyout ${key} -out ${cert}`;
    execFileSync('openssl', args.split(' '), { stdio: 'ignore' });
    const files = { key: readFileSync(key), cert: readFileSync(cert) };
    const server = createSecureServer({ ...files, ALPNProtocols });
    const origin = `https://localhost:${await listen(server)}`;
    // The certificate is self-signed.
    const connect = tls.connect as (options: object) => tls.TLSSocket;
    const spy = jest
      .spyOn(tls, 'connect')
      .mockImplementation(((options: object) =>
        connect({ ...options, rejectUnauthorized: false })) as never);
    expect(await findConnectionFaults(origin)).toEqual(faults);
    spy.mockRestore();
    server.close();
  },
);
