import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import compression from 'compression';
import express from 'express';
import { addressOf, headersFor } from './hosting';

/**
 * Serves a built folder at 127.0.0.1 as hosts do: one address for each page, the headers of `_headers`, the 404 page with
 * its status, compressed.
 * @param port - 0 selects a free port
 * @throws Error when the port is taken
 */
export async function startServer(folder: string, port = 0) {
  const server = express()
    .disable('x-powered-by')
    .use(compression())
    .use(({ path, url }, response, next) => {
      response.setHeaders(headersFor(folder, path));
      const address = addressOf(path);
      if (address === path) next();
      else response.redirect(301, address + url.slice(path.length));
    })
    .use(
      express.static(folder, {
        dotfiles: 'allow',
        extensions: ['html'],
        redirect: false,
      }),
    )
    .use((_request, response) => {
      response.setHeaders(headersFor(folder, '/404'));
      response.status(404).sendFile('404.html', { root: folder });
    })
    .listen(port, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address() as AddressInfo;
  return {
    url: `http://localhost:${address.port}`,
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}

// Serves dist/ at the port of the variable PORT, or 9000.
if (require.main === module)
  void startServer('dist', Number(process.env.PORT ?? 9000)).then(({ url }) =>
    console.log(`The site is at ${url} (Ctrl+C to stop).`),
  );
