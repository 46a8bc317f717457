import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import {
  createServer,
  type IncomingMessage,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import compression from 'compression';
import send from 'send';
import { headersFor, readHeaders } from './headers';

const compress = compression({
  // Ranges count the bytes of the uncompressed file.
  filter: (request, response) =>
    !response.hasHeader('Content-Range') &&
    compression.filter(request, response),
});

/** Answers as the hosts of deploy/README.md do: one address for each page, the headers of `_headers`, the 404 page. */
function respond(
  dir: string,
  request: IncomingMessage,
  response: ServerResponse,
) {
  const [path = '/'] = (request.url ?? '').split('?');
  const setHeaders = (address: string) => {
    for (const [name, value] of headersFor(readHeaders(dir), address))
      response.setHeader(name, value);
  };
  const sendNotFound = () => {
    setHeaders('/404');
    response.setHeader('Content-Type', 'text/html; charset=utf-8');
    const page = join(dir, '404.html');
    response.statusCode = 404;
    response.end(existsSync(page) ? readFileSync(page) : undefined);
  };
  const [, page] = /^(\/[\w-]+)(?:\/|\.html)$/.exec(path) ?? [];
  if (page) {
    response.writeHead(301, { Location: page }).end();
    return;
  }
  send(request, path, {
    root: dir,
    extensions: ['html'],
    dotfiles: 'allow',
    // The ETag is enough, and `_headers` sets Cache-Control.
    lastModified: false,
    cacheControl: false,
  })
    .on('headers', () => setHeaders(path))
    .on('directory', sendNotFound)
    .on('error', ({ status }: { status: number }) => {
      if (status !== 416) return sendNotFound();
      response.statusCode = status;
      response.end();
    })
    .pipe(response);
}

export type RunningServer = Awaited<ReturnType<typeof startServer>>;

interface ServeOptions {
  /** A published folder, such as `dist`. */
  readonly dir: string;
  /** 0 selects a free port. */
  readonly port: number;
}

/**
 * Serves a published folder at 127.0.0.1. A new build is served without a restart.
 * @throws Error when the folder does not exist or the port is in use
 */
export async function startServer({ dir, port }: ServeOptions) {
  if (!existsSync(dir))
    throw new Error(`There is no ${dir} to serve: run npm run build first.`);
  const server = createServer((request, response) =>
    compress(request, response, () => respond(dir, request, response)),
  );
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    close: () =>
      new Promise<void>((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
}

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      port: { type: 'string', default: process.env.PORT ?? '9000' },
      dir: { type: 'string', default: 'dist' },
    },
  });
  const { dir, port } = values;
  const { url } = await startServer({ dir, port: Number(port) });
  console.log(`The site is at ${url} (Ctrl+C to stop).`);
}

if (require.main === module)
  main().catch(({ message }: Error) => {
    console.error(message);
    process.exitCode = 1;
  });
