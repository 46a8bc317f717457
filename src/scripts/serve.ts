import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { readFileSync, statSync } from 'node:fs';
import {
  createServer,
  type IncomingMessage,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { extname, join } from 'node:path';
import { contentType } from 'mime-types';
import { restoreFolder } from '../publish/atomicReplace';
import { compressors, filesIn } from '../publish/files';
import { headersFor, readHeaders } from '../publish/headers';
import { runCommand, UsageError } from './command';

type Compressed = Partial<Record<keyof typeof compressors, Promise<Buffer>>>;

/** A folder as it was found: every address that leads somewhere. Nothing else is ever looked for on the disk. */
type Site = ReturnType<typeof read>;

/** The address of a file, as hosts give it: pages without their ending and without a slash. */
const plain = (path: string) =>
  path.replace(/(?:\.html|\/)$/, '').replace(/\/index$/, '') || '/';

function read(dir: string) {
  const files = filesIn(dir).filter(
    (file) => !/^_(?:headers|redirects)$/.test(file),
  );
  const entries = files.map((file) => {
    const body: Buffer = readFileSync(join(dir, file));
    const hash = createHash('sha256')
      .update(body)
      .digest('base64url')
      .slice(0, 16);
    const type = contentType(extname(file)) || 'text/plain';
    const compressed: Compressed = {};
    return [plain(`/${file}`), { type, hash, body, compressed }] as const;
  });
  return { files: new Map(entries), rules: readHeaders(dir) };
}

// Whose headers an answer about no file gets: of all rules only `/*` fits this address.
const ANYWHERE = '/404.html';

function requested(target: string): string | undefined {
  try {
    const path = target.startsWith('/') ? target : new URL(target).pathname;
    return decodeURIComponent(path.replace(/[?#].*$/s, ''));
  } catch {
    return undefined;
  }
}

async function answer(
  site: Site,
  request: IncomingMessage,
  response: ServerResponse,
) {
  const { method = '', url = '', headers } = request;
  const address = requested(url);
  // Node leaves the body out where there must be none.
  const end = (
    status: number,
    own: object,
    about = ANYWHERE,
    body: Buffer = Buffer.of(),
  ) => {
    const common = Object.fromEntries(headersFor(site.rules, about));
    response
      .writeHead(status, { ...common, ...own, 'Content-Length': body.length })
      .end(body);
  };

  if (!['GET', 'HEAD'].includes(method))
    return end(405, { Allow: 'GET, HEAD' });
  if (address === undefined) return end(400, {});
  const file = site.files.get(address);
  if (!file && site.files.has(plain(address)))
    return end(308, {
      Location: plain(address) + (/\?.*/s.exec(url)?.[0] ?? ''),
    });
  const sent = file ?? site.files.get('/404');
  if (!sent) return end(404, {});

  const accepted = String(headers['accept-encoding'] ?? '');
  const coding = (['br', 'gzip'] as const).find((one) =>
    accepted.includes(one),
  );
  const own: Record<string, string> = {
    'Content-Type': sent.type,
    ETag: `"${sent.hash}"`,
  };
  let { body } = sent;
  if (/text|javascript|json|xml/.test(sent.type)) {
    own.Vary = 'Accept-Encoding';
    if (coding) {
      sent.compressed[coding] ??= compressors[coding](body);
      body = await sent.compressed[coding];
      Object.assign(own, {
        'Content-Encoding': coding,
        ETag: `"${sent.hash}-${coding}"`,
      });
    }
  }
  if (!file) return end(404, own, ANYWHERE, body);
  return end(
    headers['if-none-match'] === own.ETag ? 304 : 200,
    own,
    address,
    body,
  );
}

function refuse({ rules }: Site, socket: Socket) {
  // What has been written may be a whole answer: a second one would be taken for the next request's.
  if (!socket.writable || socket.bytesWritten > 0) return socket.destroy();
  const headers = headersFor(rules, ANYWHERE).map(
    ([name, value]) => `${name}: ${value}\r\n`,
  );
  const end = 'Content-Length: 0\r\nConnection: close\r\n\r\n';
  return socket.end(`HTTP/1.1 400 Bad Request\r\n${headers.join('')}${end}`);
}

export type RunningServer = Awaited<ReturnType<typeof startServer>>;

/** Serves a folder as its hosts do; a new build as soon as it is there. @throws Error without folder or port */
export async function startServer({
  dir,
  port,
}: {
  dir: string;
  port: number;
}) {
  restoreFolder(dir);
  const folder = () => statSync(dir, { throwIfNoEntry: false })?.ino;
  let seen = folder();
  if (!seen)
    throw new Error(`Não há o que servir em ${dir}: rode antes npm run build.`);
  let site = read(dir);
  const server = createServer(
    { requireHostHeader: false },
    (request, response) => {
      const now = folder();
      if (now && now !== seen) [site, seen] = [read(dir), now];
      return answer(site, request, response);
    },
  );
  // Node would answer these by itself, without our headers.
  server.on('checkExpectation', (...ask) => server.emit('request', ...ask));
  server.on('clientError', (_, socket: Socket) => refuse(site, socket));
  server.listen(port, '127.0.0.1');
  await once(server, 'listening').catch(({ code }: NodeJS.ErrnoException) => {
    const taken = `A porta ${port} já está em uso. Escolha outra: npm run serve -- --port ${port + 1}`;
    const other = `Não consegui abrir a porta ${port} (${code}).`;
    throw new Error(code === 'EADDRINUSE' ? taken : other);
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

if (require.main === module)
  void runCommand(
    'Uso: npm run serve -- [--port 9000] [--dir dist]   (ou PORT=9000 npm run serve)',
    { port: { type: 'string' }, dir: { type: 'string', default: 'dist' } },
    async ({ values }) => {
      const port = values.port ?? process.env.PORT ?? '9000';
      if (!/^\d{1,5}$/.test(port) || Number(port) > 65535)
        throw new UsageError(
          `A porta precisa ser um número até 65535, não "${port}".`,
        );
      const { url } = await startServer({
        dir: values.dir,
        port: Number(port),
      });
      console.log(`O site está em ${url} (Ctrl+C para parar).`);
    },
  );
