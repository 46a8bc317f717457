import { cpSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import sirv from 'sirv';
import { compress } from '../publish/compress';
import { headersFor, readHeaders, readRedirects } from './publishedRules';

export interface ServerOptions {
  /** The folder to serve. */
  readonly dir: string;
  /** 0 takes any free port. */
  readonly port: number;
}

export interface RunningServer {
  /** `http://localhost:<port>`, without a slash at the end. */
  readonly url: string;
  readonly server: Server;
  close(): Promise<void>;
}

/** The files of our hosts that are rules, not pages. */
const HIDDEN = /^\/_(?:headers|redirects)(?:\.|$)/;

function handler(dir: string) {
  const rules = readHeaders(dir);
  const redirects = readRedirects(dir);
  const files = sirv(dir, { brotli: true, gzip: true, etag: true, extensions: ['html'] });

  return (request: IncomingMessage, response: ServerResponse) => {
    const { pathname, search } = new URL(request.url ?? '/', 'http://localhost');
    const go = (to: string, status = 308) =>
      response.writeHead(status, { Location: `${to}${search}` }).end();

    const rule = redirects.find(({ from }) => from === pathname);
    if (rule) return go(rule.to, rule.status);
    if (/\/index(?:\.html)?$/.test(pathname)) return go(pathname.replace(/index(?:\.html)?$/, ''));
    // `//host/` must not become an address of another host.
    if (/[^/]\/$/.test(pathname)) return go(pathname.replace(/^\/{2,}/, '/').replace(/\/+$/, ''));
    if (pathname.endsWith('.html')) return go(pathname.slice(0, -'.html'.length));

    for (const [name, value] of headersFor(rules, pathname)) response.setHeader(name, value);
    const missing = () => {
      response.statusCode = 404;
      // Not the rules of the address that was asked for: nothing is there that could be kept for a year.
      response.setHeader('Cache-Control', 'no-store');
      request.url = '/404';
      const writeHead = response.writeHead.bind(response);
      response.writeHead = ((_status: number, headers: object) =>
        writeHead(404, headers as never)) as never;
      files(request, response, () => void response.end());
    };
    if (HIDDEN.test(pathname) || /\.(?:br|gz)$/.test(pathname)) return missing();
    files(request, response, missing);
  };
}

/**
 * Serves a built folder as its hosts do: its own headers and redirects, compressed copies, addresses without
 * `.html` or a slash at the end, the 404 page with status 404. Listens on this machine only.
 * @throws Error when there is no such folder or the port is taken
 */
export async function startServer({ dir, port }: ServerOptions): Promise<RunningServer> {
  if (!existsSync(dir)) throw new Error(`Não há o que servir em ${dir}: rode antes npm run build.`);
  // The hosts' own compression, done once.
  const served = mkdtempSync(join(tmpdir(), 'site-'));
  cpSync(dir, served, { recursive: true });
  compress(served, resolve('.cache/compressed'));
  const server = createServer(handler(served));
  await new Promise<void>((done, fail) => {
    server.once('error', fail);
    server.listen(port, '127.0.0.1', done);
  });
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    server,
    close: () =>
      new Promise((done) => {
        server.close(() => done());
        server.closeAllConnections();
        rmSync(served, { recursive: true, force: true });
      }),
  };
}

if (require.main === module) {
  const { values } = parseArgs({
    options: {
      port: { type: 'string', default: '9000' },
      dir: { type: 'string', default: 'dist' },
    },
  });
  startServer({ dir: values.dir, port: Number(values.port) }).then(
    ({ url }) => console.log(`O site está em ${url} (Ctrl+C para parar).`),
    (error: Error) => {
      console.error(error.message);
      process.exitCode = 2;
    },
  );
}
