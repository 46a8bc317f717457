import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { type AddressInfo, connect } from 'node:net';
import { posix } from 'node:path';
import compression from 'compression';
import express, { type RequestHandler } from 'express';
import { headersFor } from './smoke';

/** Files that hosts do not send: those that configure other hosts, and compressed copies. */
const HIDDEN = /^\/_|\.(?:br|gz)$/i;

/** An address as a file system reads it: decoded, without `//`, `.` and `..`. @returns undefined if it cannot be decoded */
function plainPath(path: string): string | undefined {
  try {
    return posix.normalize(decodeURIComponent(path).replaceAll('\\', '/'));
  } catch {
    return undefined;
  }
}

/** Returns an Express app that answers as the hosts of deploy/README.md do: one address for each page, the headers of `_headers`, the 404 page. */
export function createSite(dir: string) {
  const site = express().disable('x-powered-by');
  const sendMissing: RequestHandler = (_request, response) => {
    response.set(Object.fromEntries(headersFor(dir, '/404')));
    response
      .status(404)
      .sendFile('404.html', { root: dir, cacheControl: false });
  };
  site.use(compression());
  site.use((request, response, next) => {
    const path = plainPath(request.path);
    // As in deploy/nginx.conf, but the error pages can be looked at.
    if (path === undefined || HIDDEN.test(path))
      return sendMissing(request, response, next);
    response.set(Object.fromEntries(headersFor(dir, request.path)));
    return next();
  });
  const redirect = (from: string | RegExp) =>
    site.get(from, ({ params, url }, response) =>
      // The query tells advertisers where visitors come from.
      response.redirect(
        301,
        `${params[0] ?? '/'}${/\?.*/.exec(url)?.[0] ?? ''}`,
      ),
    );
  redirect('/index.html');
  redirect(/^((?:\/[\w-]+)+)(?:\/|\.html)$/);
  site.use(
    express.static(dir, {
      extensions: ['html'],
      redirect: false,
      dotfiles: 'allow',
      // The ETag is enough, and `_headers` sets Cache-Control.
      lastModified: false,
      cacheControl: false,
    }),
  );
  site.use(sendMissing);
  return site;
}

/** Returns the port of `npm start`: that of the variable PORT, or 9000. @throws Error if PORT is no port */
function wantedPort(): number {
  const { PORT = '9000' } = process.env;
  const port = Number(PORT);
  if (Number.isInteger(port) && port >= 0 && port < 65_536) return port;
  throw new Error(`PORT is "${PORT}", which is no port. Try PORT=9001.`);
}

/** Whether something answers at a port, by the address that a browser would take. */
const isTaken = (port: number) =>
  new Promise<boolean>((done) => {
    const socket = connect(port, 'localhost', () => {
      socket.destroy();
      done(true);
    }).once('error', () => done(false));
  });

/** @param command - the command to repeat. @throws Error with advice if another program has the port */
async function checkPort(port: number, command: string): Promise<void> {
  if (port !== 0 && (await isTaken(port)))
    throw new Error(
      `Port ${port} is taken by another program. Stop it, or choose another port: PORT=${port + 1} ${command} (in PowerShell: $env:PORT=${port + 1}; ${command}).`,
    );
}

/**
 * Serves a published folder at 127.0.0.1. A new build is served without a restart.
 * @param dir - a published folder, such as `dist`
 * @param port - 0 selects a free port
 * @throws Error when the folder does not exist or the port is in use
 */
export async function startServer(dir: string, port = 0) {
  if (!existsSync(dir))
    throw new Error(`There is no ${dir} to serve: run npm run build first.`);
  const server = createSite(dir).listen(port, '127.0.0.1');
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

/** Serves dist/, or with `--check-port` only looks if the port is free: a build before would take a minute. */
async function main(): Promise<void> {
  const port = wantedPort();
  const isBeforeBuild = process.argv.includes('--check-port');
  await checkPort(port, isBeforeBuild ? 'npm start' : 'npm run serve');
  if (isBeforeBuild) return;
  const { url } = await startServer('dist', port);
  console.log(`The site is at ${url} (Ctrl+C to stop).`);
}

if (require.main === module)
  void main().catch(({ message }: Error) => {
    console.error(message);
    process.exitCode = 1;
  });
