import { once } from 'node:events';
import { existsSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import compression from 'compression';
import express, { type RequestHandler } from 'express';
import { headersFor } from './headers';

/** Answers as the hosts of deploy/README.md do: one address for each page, the headers of `_headers`, the 404 page. */
export function createSite(dir: string) {
  const site = express().disable('x-powered-by');
  const sendMissing: RequestHandler = (_request, response) => {
    response.set(Object.fromEntries(headersFor(dir, '/404')));
    response
      .status(404)
      .sendFile('404.html', { root: dir, cacheControl: false });
  };
  site.use(compression());
  site.use(({ path }, response, next) => {
    response.set(Object.fromEntries(headersFor(dir, path)));
    next();
  });
  site.get('/index.html', (_request, response) => response.redirect(301, '/'));
  // As in deploy/nginx.conf, but the error pages can be looked at.
  site.get(/^\/_|\.(br|gz)$/, sendMissing);
  site.get(/^((?:\/[\w-]+)+)(?:\/|\.html)$/, ({ params }, response) =>
    response.redirect(301, String(params[0])),
  );
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

if (require.main === module)
  startServer('dist', Number(process.env.PORT ?? 9000)).then(
    ({ url }) => console.log(`The site is at ${url} (Ctrl+C to stop).`),
    ({ message }: Error) => {
      console.error(message);
      process.exitCode = 1;
    },
  );
