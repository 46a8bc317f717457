import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { ContentStatus } from '../contentStatus';

/** Tells every open page of the development server how the content is. */
export interface EventServer {
  readonly port: number;
  publish(status: ContentStatus): void;
}

const LOCAL = /^http:\/\/(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?$/;

/** Starts the server on a free port of this machine only; a page hears the last status as soon as it connects. */
export async function startEventServer(): Promise<EventServer> {
  const listeners = new Set<ServerResponse>();
  let last: ContentStatus = { errors: [] };
  const send = (response: ServerResponse) => response.write(`data: ${JSON.stringify(last)}\n\n`);

  const server = createServer((request, response) => {
    const { origin = '' } = request.headers;
    response.writeHead(200, {
      'Content-Type': 'text/event-stream',
      'Cache-Control': 'no-store',
      ...(LOCAL.test(origin) && { 'Access-Control-Allow-Origin': origin }),
    });
    listeners.add(response);
    response.on('close', () => listeners.delete(response));
    send(response);
  });
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  server.unref();
  return {
    port: (server.address() as AddressInfo).port,
    publish(status) {
      last = status;
      for (const listener of listeners) send(listener);
    },
  };
}
