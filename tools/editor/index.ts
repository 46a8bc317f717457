import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import type { CreateDevServerArgs } from 'gatsby';
import send from 'send';
import { bundleEditor } from './bundle';

const OUT = join('.cache', 'editor');

/**
 * Serves the editor at `/admin` of the development server. It opens the
 * repository's folder by the browser; nothing is written by the server.
 * @see https://sveltiacms.app/en/docs/workflows/local
 */
export function serveEditor(app: CreateDevServerArgs['app']): void {
  let bundled: Promise<void> | undefined;
  app.use(
    '/admin',
    (
      request: IncomingMessage & { readonly originalUrl: string },
      response: ServerResponse,
      next: (error: Error) => void,
    ) => {
      const { hostname } = new URL(`http://${request.headers.host}`);
      // A name that leads to this machine, but belongs to another site, gets nothing.
      if (!['localhost', '127.0.0.1'].includes(hostname)) {
        response.writeHead(403).end();
      } else if (request.originalUrl === '/admin') {
        response.writeHead(302, { Location: '/admin/' }).end();
      } else {
        const repo = process.env.GITHUB_REPOSITORY ?? 'empresa/site';
        bundled ??= bundleEditor(OUT, { name: 'github', repo }, true);
        const { pathname } = new URL(request.url ?? '/', 'http://localhost');
        bundled.then(
          () => send(request, pathname, { root: OUT }).pipe(response),
          next,
        );
      }
    },
  );
}
