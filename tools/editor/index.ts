import type { IncomingMessage, ServerResponse } from 'node:http';
import { basename, join } from 'node:path';
import type { CreateDevServerArgs } from 'gatsby';
import send from 'send';
import { bundleEditor } from './bundle';

/** What Express adds to a request. */
type Request = IncomingMessage & { originalUrl: string; path: string };

/**
 * Serves the editor at `/admin` of the development server. It opens the
 * repository's folder by the browser; nothing is written by the server.
 * @param out - the folder that the editor is bundled into
 * @see https://sveltiacms.app/en/docs/workflows/local
 */
export function serveEditor(
  app: CreateDevServerArgs['app'],
  out = join('.cache', 'editor'),
): void {
  let bundled: Promise<void> | undefined;
  const answer = (
    request: Request,
    response: ServerResponse,
    next: (error: Error) => void,
  ) => {
    if (request.originalUrl === '/admin') {
      response.writeHead(302, { Location: '/admin/' }).end();
      return;
    }
    // Sveltia asks for the folder by this name.
    const repo = `empresa/${basename(process.cwd())}`;
    bundled ??= bundleEditor(out, { name: 'github', repo }, true);
    bundled.then(
      () => send(request, request.path, { root: out }).pipe(response),
      next,
    );
  };
  app.use('/admin', answer);
}
