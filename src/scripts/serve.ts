import { createHash } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { extname, join } from 'node:path';
import { contentType } from 'mime-types';
import { compressors, isText } from '../publish/compress';
import { filesIn, heal } from '../publish/files';
import { type HeaderRule, headersFor, readHeaders } from '../publish/headers';
import { runCommand, UsageError } from './command';

/** A file in one of its forms: as it is, or compressed. */
interface Form {
  readonly body: Buffer;
  readonly etag: string;
}

type Coding = keyof typeof compressors | 'identity';

/** A file, ready to be sent. */
interface Served {
  readonly type: string;
  readonly codings: readonly Coding[];
  form(coding: Coding): Promise<Form>;
}

/** A folder as it was found: every address that leads somewhere. Nothing else is ever looked for on the disk. */
interface Site {
  readonly files: ReadonlyMap<string, Served>;
  readonly redirects: ReadonlyMap<string, string>;
  readonly rules: readonly HeaderRule[];
}

/** The address of a file, as hosts give it: pages without their ending. */
const addressOf = (file: string) => `/${file.replace(/(^|\/)index\.html$|\.html$/, '$1')}`;

function served(file: string): Served {
  const body = readFileSync(file);
  const forms = new Map<Coding, Promise<Form>>();
  const make = async (coding: Coding): Promise<Form> => {
    const bytes = coding === 'identity' ? body : await compressors[coding](body);
    return { body: bytes, etag: `"${createHash('sha256').update(bytes).digest('hex')}"` };
  };
  return {
    type: contentType(extname(file)) || 'text/plain',
    codings: isText(file) ? ['br', 'gzip', 'identity'] : ['identity'],
    form(coding) {
      const form = forms.get(coding) ?? make(coding);
      forms.set(coding, form);
      return form;
    },
  };
}

function read(dir: string): Site {
  const files = filesIn(dir).filter((file) => !/^_(?:headers|redirects)$/.test(file));
  const pages = files.filter((file) => file.endsWith('.html'));
  return {
    files: new Map(files.map((file) => [addressOf(file), served(join(dir, file))])),
    redirects: new Map(
      pages.flatMap((file) => [
        [`/${file}`, addressOf(file)],
        [`/${file.slice(0, -5)}/`, addressOf(file)],
      ]),
    ),
    rules: readHeaders(dir),
  };
}

/** What an answer about nothing in particular is sent with: an address that only the rule for all of them names. */
const ANYWHERE = '/404.html';

/** The address that a request names, decoded; undefined when it names none. */
function requested(target: string): string | undefined {
  try {
    const path = target.startsWith('/') ? target : new URL(target).pathname;
    return decodeURIComponent(path.replace(/[?#].*$/s, ''));
  } catch {
    return undefined;
  }
}

async function answer(site: Site, request: IncomingMessage, response: ServerResponse) {
  const { method = '', url = '', headers } = request;
  const address = requested(url);
  // Node leaves the body out where there must be none.
  const end = (status: number, own: object, about = ANYWHERE, body: Buffer = Buffer.of()) => {
    const common = Object.fromEntries(headersFor(site.rules, about));
    response.writeHead(status, { ...common, ...own, 'Content-Length': body.length }).end(body);
  };

  if (!['GET', 'HEAD'].includes(method)) return end(405, { Allow: 'GET, HEAD' });
  if (address === undefined) return end(400, {});
  const place = site.redirects.get(address);
  if (place) return end(308, { Location: place + (/\?.*/s.exec(url)?.[0] ?? '') });
  const found = site.files.get(address);
  const file = found ?? site.files.get('/404');
  if (!file) return end(404, {});

  const accepted = String(headers['accept-encoding'] ?? '');
  const coding = file.codings.find((one) => accepted.includes(one)) ?? 'identity';
  const { body, etag } = await file.form(coding);
  const own = {
    'Content-Type': file.type,
    ETag: etag,
    ...(file.codings.length > 1 ? { Vary: 'Accept-Encoding' } : {}),
    ...(coding === 'identity' ? {} : { 'Content-Encoding': coding }),
  };
  if (!found) return end(404, own, ANYWHERE, body);
  return end(headers['if-none-match'] === etag ? 304 : 200, own, address, body);
}

/** Tells somebody who sent no request that it was none. */
function refuse({ rules }: Site, socket: Socket) {
  if (!socket.writable) return socket.destroy();
  const headers = headersFor(rules, ANYWHERE).map(([name, value]) => `${name}: ${value}\r\n`);
  const end = 'Content-Length: 0\r\nConnection: close\r\n\r\n';
  return socket.end(`HTTP/1.1 400 Bad Request\r\n${headers.join('')}${end}`);
}

/** A served folder. */
export interface RunningServer {
  /** `http://localhost:<port>`, without a slash at the end. */
  readonly url: string;
  close(): Promise<void>;
}

/**
 * Serves a built folder as its hosts do: with its own headers, compressed, at addresses without `.html` or a slash at the
 * end, the 404 page with status 404. A new build is served as soon as it is there. Listens on this machine only.
 * @param port - 0 takes any free one
 * @throws Error when there is no such folder or the port is taken
 */
export async function startServer({
  dir,
  port,
}: {
  dir: string;
  port: number;
}): Promise<RunningServer> {
  heal(dir);
  const folder = () => statSync(dir, { throwIfNoEntry: false })?.ino;
  let seen = folder();
  if (!seen) throw new Error(`Não há o que servir em ${dir}: rode antes npm run build.`);
  let site = read(dir);
  const server = createServer({ requireHostHeader: false }, (request, response) => {
    const now = folder();
    if (now && now !== seen) [site, seen] = [read(dir), now];
    return answer(site, request, response);
  });
  // Node would answer these by itself, without our headers.
  server.on('checkExpectation', (...ask) => server.emit('request', ...ask));
  server.on('clientError', (_, socket: Socket) => refuse(site, socket));
  await new Promise<void>((done, fail) => {
    server.once('error', ({ code }: NodeJS.ErrnoException) =>
      fail(
        new Error(
          code === 'EADDRINUSE'
            ? `A porta ${port} já está em uso. Escolha outra: npm run serve -- --port ${port + 1}`
            : `Não consegui abrir a porta ${port} (${code}).`,
        ),
      ),
    );
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
