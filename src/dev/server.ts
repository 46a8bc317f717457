import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import send from 'send';
import type { CheckResult } from '../check/diagnostic';
import { serveFile } from './fileServer';

export interface ContentStatus {
  readonly result?: CheckResult;
  readonly site?: string;
}

const POLICY = [
  "default-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' blob: data:",
  "connect-src 'self' blob: data:",
  'frame-src blob: http://127.0.0.1:*',
  'frame-ancestors http://127.0.0.1:* http://localhost:*',
  "object-src 'none'",
  "base-uri 'none'",
].join('; ');

const FILES = '/files/';
const RESTARTED =
  'O editor foi iniciado de novo depois que você abriu esta página. Recarregue-a (F5).';

/** Pages of this machine. Another site may send requests here too, under its name or one that it points here. */
const LOCAL = /^http:\/\/(?:localhost|127\.0\.0\.1)(?::\d+)?$/;

export type DevServer = Awaited<ReturnType<typeof startDevServer>>;

/** @param home - a folder with the pages (`editor`), and for drafts. @throws Error when the port is in use */
export async function startDevServer(data: string, home: string, port: number) {
  /** Opens the content's files; only the editor's own page is told. */
  const key = randomUUID();
  const listeners = new Set<ServerResponse>();
  let status: ContentStatus = {};
  const tell = (response: ServerResponse) =>
    response.write(`data: ${JSON.stringify(status)}\n\n`);
  const server = createServer((request, response) => {
    const { origin, host = '' } = request.headers;
    const [path = ''] = (request.url ?? '').split('?');
    if (!LOCAL.test(`http://${host}`) || (origin && !LOCAL.test(origin)))
      return response.writeHead(403).end();
    if (path === '/events') {
      response.writeHead(200, {
        'Content-Type': 'text/event-stream',
        'Cache-Control': 'no-store',
      });
      listeners.add(response);
      response.on('close', () => listeners.delete(response));
      return tell(response);
    }
    if (!path.startsWith(FILES)) {
      response.setHeader('Content-Security-Policy', POLICY);
      return send(request, path, { root: join(home, 'editor') }).pipe(response);
    }
    if (request.headers['x-key'] !== key)
      return response.writeHead(403).end(RESTARTED);
    serveFile(
      data,
      path.slice(FILES.length),
      join(home, randomUUID()),
      request,
      response,
    ).catch((error: Error) => response.writeHead(500).end(error.message));
  });
  server.listen(port, '127.0.0.1');
  await once(server, 'listening').catch(() => {
    throw new Error(
      `A porta ${port} já está em uso. O editor já está aberto? Se não, escolha outra: npm run edit -- --port 8010`,
    );
  });
  server.unref();
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    key,
    publish(news: ContentStatus) {
      status = { ...status, ...news };
      for (const listener of listeners) tell(listener);
    },
  };
}
