import { once } from 'node:events';
import { createReadStream, existsSync } from 'node:fs';
import {
  createServer,
  type IncomingMessage,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import compression from 'compression';
import sirv from 'sirv';
import {
  headersFor,
  readHeaders,
  restoreFolder,
} from '../plugins/gatsby-plugin-documents';
import { runCommand, UsageError } from './command';

/** `compression` is typed for Express; it asks for no more than this. */
type Middleware = (
  request: IncomingMessage,
  response: ServerResponse,
  next: () => void,
) => void;

/** What hosts read themselves and show nobody. */
const CONFIGURATION = ['/_headers', '/_redirects'];

/**
 * Answers from a published folder: each file with its headers, in Brotli, and
 * the 404 page. A copy in Brotli beside a file is sent as it is.
 */
export function siteListener(dir: string) {
  const setHeaders = (response: ServerResponse, path: string) => {
    for (const [name, value] of headersFor(readHeaders(dir), path))
      response.setHeader(name, value);
  };
  const files = sirv(dir, {
    dev: true,
    etag: true,
    brotli: true,
    dotfiles: true,
    setHeaders,
  });
  const compress = compression() as unknown as Middleware;
  const answerMissing = (response: ServerResponse) => {
    setHeaders(response, '/404.html');
    response.statusCode = 404;
    response.setHeader('Content-Type', 'text/html;charset=utf-8');
    const page = join(dir, '404.html');
    if (existsSync(page)) createReadStream(page).pipe(response);
    else response.end();
  };
  return (request: IncomingMessage, response: ServerResponse) =>
    compress(request, response, () => {
      const isConfiguration = CONFIGURATION.includes(request.url ?? '');
      if (isConfiguration) return answerMissing(response);
      files(request, response, () => answerMissing(response));
    });
}

export type RunningServer = Awaited<ReturnType<typeof startServer>>;

interface ServeOptions {
  /** A published folder, such as `dist`. */
  readonly dir: string;
  /** 0 for any free port. */
  readonly port: number;
}

/**
 * Serves a published folder on this machine. A new build is served as soon as it
 * is in place.
 * @throws Error in Portuguese when there is no folder or the port is in use
 */
export async function startServer({ dir, port }: ServeOptions) {
  restoreFolder(dir);
  if (!existsSync(dir))
    throw new Error(`Não há o que servir em ${dir}: rode antes npm run build.`);
  const server = createServer(siteListener(dir));
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

/** @throws UsageError for what is no port. @param least - 0 stands for any free one */
export function portOf(text: string, least = 1, most = 65535): number {
  const port = Number(text);
  if (!Number.isInteger(port) || port < least || port > most)
    throw new UsageError(
      `A porta precisa ser um número até ${most}, não "${text}".`,
    );
  return port;
}

if (require.main === module)
  void runCommand(
    'Uso: npm run serve -- [--port 9000] [--dir dist]   (ou PORT=9000 npm run serve)',
    {
      port: { type: 'string', default: process.env.PORT ?? '9000' },
      dir: { type: 'string', default: 'dist' },
    },
    async ({ values: { port, dir } }) => {
      const { url } = await startServer({ dir, port: portOf(port, 0) });
      console.log(`O site está em ${url} (Ctrl+C para parar).`);
    },
  );
