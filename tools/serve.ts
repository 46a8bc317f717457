import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import {
  createServer,
  type IncomingMessage,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo } from 'node:net';
import { join, posix } from 'node:path';
import { parseArgs } from 'node:util';
import compression from 'compression';
import send from 'send';
import { restoreFolder } from '../plugins/gatsby-plugin-documents';
import { headersFor, readHeaders } from './headers';

const MAX_PORT = 65_535;

/** Files that configure hosts, which do not serve them. */
const HIDDEN_FILES = ['/_headers', '/_redirects'];

/** @returns the decoded and normalized path of a request; undefined if it is malformed */
function parsePath({ url = '' }: IncomingMessage): string | undefined {
  const [path = ''] = url.split('?');
  try {
    return posix.normalize(decodeURIComponent(path));
  } catch (error) {
    if (error instanceof URIError) return undefined;
    throw error;
  }
}

/** Creates a request listener that serves a published folder: files with their headers, compressed, and the 404 page. */
function createListener(dir: string) {
  const compress = compression({
    // Ranges count the bytes of the uncompressed file.
    filter: (request, response) =>
      !response.hasHeader('Content-Range') &&
      compression.filter(request, response),
  });

  function setHeaders(response: ServerResponse, path: string) {
    for (const [name, value] of headersFor(readHeaders(dir), path))
      response.setHeader(name, value);
  }

  function sendNotFound(response: ServerResponse) {
    setHeaders(response, '/404.html');
    response.setHeader('Content-Type', 'text/html; charset=utf-8');
    response.statusCode = 404;
    const page = join(dir, '404.html');
    response.end(existsSync(page) ? readFileSync(page) : undefined);
  }

  function respond(request: IncomingMessage, response: ServerResponse) {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.writeHead(405, { Allow: 'GET, HEAD' }).end();
      return;
    }
    const path = parsePath(request);
    if (!path || HIDDEN_FILES.includes(path)) return sendNotFound(response);
    // send decodes the path.
    send(request, encodeURI(path), {
      root: dir,
      extensions: ['html'],
      dotfiles: 'allow',
      // The ETag is enough, and `_headers` sets Cache-Control.
      lastModified: false,
      cacheControl: false,
    })
      .on('headers', () => setHeaders(response, path))
      .on('directory', () => sendNotFound(response))
      .on('error', ({ status }: { status: number }) => {
        if (status !== 416) return sendNotFound(response);
        response.statusCode = status;
        response.end();
      })
      .pipe(response);
  }

  return (request: IncomingMessage, response: ServerResponse) =>
    compress(request, response, () => respond(request, response));
}

export type RunningServer = Awaited<ReturnType<typeof startServer>>;

interface ServeOptions {
  /** A published folder, such as `dist`. */
  readonly dir: string;
  /** 0 selects a free port. */
  readonly port: number;
}

/**
 * Serves a published folder at 127.0.0.1. A new build is served without a
 * restart.
 * @throws Error in Portuguese when the folder does not exist or the port is in use
 */
export async function startServer({ dir, port }: ServeOptions) {
  restoreFolder(dir);
  if (!existsSync(dir))
    throw new Error(`Não há o que servir em ${dir}: rode antes npm run build.`);
  const server = createServer(createListener(dir));
  server.listen(port, '127.0.0.1');
  await once(server, 'listening').catch(({ code }: NodeJS.ErrnoException) => {
    throw new Error(
      code === 'EADDRINUSE'
        ? `A porta ${port} já está em uso. Escolha outra: npm run serve -- --port ${port + 1}`
        : `Não consegui abrir a porta ${port} (${code}).`,
    );
  });
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
  try {
    const { values } = parseArgs({
      options: {
        port: { type: 'string', default: process.env.PORT ?? '9000' },
        dir: { type: 'string', default: 'dist' },
      },
    });
    const port = Number(values.port);
    if (!Number.isInteger(port) || port < 0 || port > MAX_PORT)
      throw new Error(
        `A porta precisa ser um número até ${MAX_PORT}, não "${values.port}".`,
      );
    const { url } = await startServer({ dir: values.dir, port });
    console.log(`O site está em ${url} (Ctrl+C para parar).`);
  } catch (error) {
    console.error((error as Error).message);
    process.exitCode = 2;
  }
}

if (require.main === module) void main();
