import { join } from 'node:path';
import type { Application } from 'express';
import sirv from 'sirv';
import { bundleEditor } from './bundle';

const OUT = join('.cache', 'editor');

/**
 * Serves the editor at `/admin` of the development server. It opens the
 * repository's folder by the browser; nothing is written by the server.
 * @see https://sveltiacms.app/en/docs/workflows/local
 */
export function serveEditor(app: Application): void {
  let bundled: Promise<void> | undefined;
  const files = sirv(OUT, { dev: true });
  app.use('/admin', (request, response, next) => {
    // A name that leads to this machine, but belongs to another site, gets nothing.
    if (!['localhost', '127.0.0.1'].includes(request.hostname)) {
      response.sendStatus(403);
    } else if (request.originalUrl === '/admin') {
      response.redirect('/admin/');
    } else {
      const repo = process.env.GITHUB_REPOSITORY ?? 'empresa/site';
      bundled ??= bundleEditor(OUT, { name: 'github', repo }, true);
      bundled.then(() => files(request, response, next), next);
    }
  });
}
