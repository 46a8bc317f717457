import { execFileSync } from 'node:child_process';
import { request } from 'node:http';
import { createSecureServer } from 'node:http2';
import type { AddressInfo } from 'node:net';

const CERTIFICATE =
  'req -x509 -newkey rsa:2048 -nodes -keyout - -out - -subj /CN=localhost';

/**
 * Puts HTTP/2 and TLS before a server, as every host has them: without, each
 * picture pays for a connection. Needs `openssl`.
 */
export async function serveOverHttp2(url: string) {
  const pem = execFileSync('openssl', CERTIFICATE.split(' '), {
    stdio: 'pipe',
  });
  const server = createSecureServer(
    { key: pem, cert: pem },
    ({ method, url: path, headers }, response) => {
      const accepted = String(headers['accept-encoding'] ?? '');
      const options = { method, headers: { 'accept-encoding': accepted } };
      request(url + path, options, (answer) => {
        const { connection, 'keep-alive': keepAlive, ...rest } = answer.headers;
        const { 'transfer-encoding': encoding, ...own } = rest;
        response.writeHead(answer.statusCode ?? 500, own);
        answer.pipe(response);
      }).end();
    },
  );
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { url: `https://localhost:${port}`, close: () => server.close() };
}
