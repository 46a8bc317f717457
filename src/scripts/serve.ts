import { statSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { extname, join, resolve } from 'node:path';
import { contentType } from 'mime-types';
import send from 'send';
import { type Copies, compressedCopies } from '../publish/compress';
import { filesIn, heal } from '../publish/files';
import type { HeaderRule } from '../publish/headerRules';
import { headersFor, readHeaders, readRedirects } from '../publish/hostFiles';
import { runCommand, UsageError } from './command';

export interface ServerOptions {
  /** The folder to serve. */
  readonly dir: string;
  /** 0 takes any free port. */
  readonly port: number;
}

export interface RunningServer {
  /** `http://localhost:<port>`, without a slash at the end. */
  readonly url: string;
  close(): Promise<void>;
}

/** A folder as it was found: every address that leads somewhere. Nothing else is ever looked for on the disk. */
interface Site {
  readonly files: ReadonlyMap<string, string>;
  readonly redirects: ReadonlyMap<string, { readonly to: string; readonly status: number }>;
  readonly copies: ReadonlyMap<string, Copies>;
  readonly rules: readonly HeaderRule[];
}

/** What hosts call the codings of the copies. */
const NAMES = { br: 'br', gz: 'gzip' } as const;

/** What an answer about nothing in particular is sent with: an address that only the rule for all of them names. */
const ANYWHERE = '/404.html';

/** The address of a file, as hosts give it: pages without their ending. */
const addressOf = (file: string) => `/${file.replace(/(^|\/)index\.html$|\.html$/, '$1')}`;

async function read(dir: string): Promise<Site> {
  const files = filesIn(dir).filter((file) => !/^_(?:headers|redirects)$/.test(file));
  const pages = files.filter((file) => file.endsWith('.html'));
  const other = (from: string, file: string) =>
    [from, { to: addressOf(file), status: 308 }] as const;
  return {
    files: new Map(files.map((file) => [addressOf(file), file])),
    redirects: new Map([
      ...pages.map((file) => other(`/${file}`, file)),
      ...pages.map((file) => other(`/${file.slice(0, -5)}/`, file)),
      ...readRedirects(dir).map(({ from, ...rest }) => [from, rest] as const),
    ]),
    copies: await compressedCopies(dir),
    rules: readHeaders(dir),
  };
}

/** The address that a request names, decoded; undefined when it names none. */
function requested(target: string): string | undefined {
  try {
    const path = target.startsWith('/') ? target : new URL(target).pathname;
    return decodeURIComponent(path.replace(/[?#].*$/s, ''));
  } catch {
    return undefined;
  }
}

/** Whether a browser takes a coding. @param accepted - its `Accept-Encoding` */
const takes = (accepted: string, coding: string) =>
  accepted.split(',').some((entry) => {
    const [name = '', weight = '1'] = entry.split(/;\s*q=/);
    return name.trim().toLowerCase() === coding && Number(weight) !== 0;
  });

/** Answers one request from a folder. */
function answer(dir: string, site: Site, request: IncomingMessage, response: ServerResponse) {
  const { files, redirects, copies, rules } = site;
  const { method = '', url = '', headers } = request;
  const end = (status: number, own: Record<string, string> = {}) => {
    for (const [name, value] of headersFor(rules, ANYWHERE)) response.setHeader(name, value);
    response.writeHead(status, { 'Content-Length': 0, ...own }).end();
  };
  const give = (file: string, address: string, status: number) => {
    for (const [name, value] of headersFor(rules, address)) response.setHeader(name, value);
    response.statusCode = status;
    response.setHeader('Content-Type', contentType(extname(file)) || 'text/plain');
    const copy = copies.get(file);
    const accepted = String(headers['accept-encoding'] ?? '');
    const coding = copy && (['br', 'gz'] as const).find((one) => takes(accepted, NAMES[one]));
    if (copy) response.setHeader('Vary', 'Accept-Encoding');
    if (coding) response.setHeader('Content-Encoding', NAMES[coding]);
    send(request, encodeURI(resolve(coding ? copy[coding] : join(dir, file))), {
      dotfiles: 'allow',
      index: false,
      cacheControl: false,
      lastModified: false,
      // A part of the page that says that there is nothing would be sent as a part of what is not there.
      acceptRanges: status === 200,
    })
      .on('error', (error) => {
        if (response.headersSent) return response.destroy();
        for (const name of ['Cache-Control', 'Content-Encoding', 'Content-Type'])
          response.removeHeader(name);
        end(error.status, error.headers);
      })
      .pipe(response);
  };

  if (!['GET', 'HEAD'].includes(method)) return end(405, { Allow: 'GET, HEAD' });
  const address = requested(url);
  if (address === undefined) return end(400);
  const redirect = redirects.get(address);
  if (redirect)
    return end(redirect.status, { Location: redirect.to + (/\?.*/s.exec(url)?.[0] ?? '') });
  const file = files.get(address);
  if (file) return give(file, address, 200);
  const missing = files.get('/404');
  return missing ? give(missing, ANYWHERE, 404) : end(404);
}

/** What was wrong with a request that is none, by the parser's code for it. */
const MALFORMED: Readonly<Record<string, string>> = {
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
};

function refuse(site: Site, { code = '' }: NodeJS.ErrnoException, socket: Socket) {
  if (!socket.writable) return socket.destroy();
  const headers = headersFor(site.rules, ANYWHERE).map(([name, value]) => `${name}: ${value}`);
  const status = `HTTP/1.1 ${MALFORMED[code] ?? '400 Bad Request'}`;
  socket.end([status, ...headers, 'Content-Length: 0', 'Connection: close', '', ''].join('\r\n'));
}

const said = ({ code, message }: NodeJS.ErrnoException, port: number) =>
  code === 'EADDRINUSE'
    ? `A porta ${port} já está em uso. Escolha outra: npm run serve -- --port ${port + 1}`
    : `Não consegui abrir a porta ${port} (${code ?? message}).`;

/**
 * Serves a built folder as its hosts do: its own headers and redirects, compressed copies, addresses without `.html` or
 * a slash at the end, the 404 page with status 404. A new build is served as soon as it is there. Listens on this machine
 * only.
 * @throws Error when there is no such folder or the port is taken
 */
export async function startServer({ dir, port }: ServerOptions): Promise<RunningServer> {
  heal(dir);
  const folder = () => statSync(dir, { throwIfNoEntry: false })?.ino;
  let seen = folder();
  if (!seen) throw new Error(`Não há o que servir em ${dir}: rode antes npm run build.`);
  let site = await read(dir);
  const server = createServer({ requireHostHeader: false }, async (request, response) => {
    try {
      const now = folder();
      if (now && now !== seen) {
        site = await read(dir);
        seen = now;
      }
      answer(dir, site, request, response);
    } catch (error) {
      console.error(error);
      if (response.headersSent) response.destroy();
      else response.writeHead(500).end();
    }
  });
  server.on('checkExpectation', (...ask) => server.emit('request', ...ask));
  server.on('clientError', (error, socket: Socket) => refuse(site, error, socket));
  await new Promise<void>((done, fail) => {
    server.once('error', (error) => fail(new Error(said(error, port))));
    server.listen(port, '127.0.0.1', done);
  });
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    close: () =>
      new Promise((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
}

if (require.main === module)
  void runCommand(
    'Uso: npm run serve -- [--port 9000] [--dir dist]   (ou PORT=9000 npm run serve)',
    { port: { type: 'string' }, dir: { type: 'string', default: 'dist' } },
    async ({ values }) => {
      const port = values.port ?? process.env.PORT ?? '9000';
      if (!/^\d{1,5}$/.test(port) || Number(port) > 65535)
        throw new UsageError(`A porta precisa ser um número até 65535, não "${port}".`);
      const { url } = await startServer({ dir: values.dir, port: Number(port) });
      console.log(`O site está em ${url} (Ctrl+C para parar).`);
    },
  );
