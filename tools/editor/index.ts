import type { IncomingMessage, ServerResponse } from 'node:http';
import { basename } from 'node:path';
import type { CreateDevServerArgs } from 'gatsby';
import send from 'send';
import { bundleEditor } from './bundle';

/** A request with the properties that Express adds. */
type Request = IncomingMessage & { originalUrl: string; path: string };

/**
 * Serves the editor at `/admin` of the development server, and bundles it at the
 * first request. The browser reads and writes the repository's files; the server
 * doesn't change them.
 * @param out - the folder that the editor is bundled into
 * @see https://sveltiacms.app/en/docs/workflows/local
 */
export function serveEditor(
  app: CreateDevServerArgs['app'],
  out = '.cache/editor',
): void {
  let bundled: Promise<void> | undefined;
  const handleRequest = (
    request: Request,
    response: ServerResponse,
    next: (error: Error) => void,
  ) => {
    if (request.originalUrl === '/admin') {
      response.writeHead(302, { Location: '/admin/' }).end();
      return;
    }
    // Sveltia asks the user to choose the folder with this name.
    const repo = `empresa/${basename(process.cwd())}`;
    bundled ??= bundleEditor(out, { name: 'github', repo });
    bundled.then(
      () => send(request, request.path, { root: out }).pipe(response),
      next,
    );
  };
  app.use('/admin', handleRequest);
}
