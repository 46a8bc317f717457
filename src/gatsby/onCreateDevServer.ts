import { subscribe } from 'node:diagnostics_channel';
import { readFileSync, unwatchFile, watchFile } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { GatsbyNode } from 'gatsby';
import { isLocalRequest } from '../../tools/dev/localRequest';

/**
 * Closes the connections of other sites before anything answers them. Gatsby
 * calls the hook after it has added its own routes, so a middleware would run
 * last: Node's channel tells of each request before its server does.
 * https://nodejs.org/api/diagnostics_channel.html#http
 */
export function refuseOtherSites(): void {
  subscribe('http.server.request.start', (message) => {
    const { request } = message as { request: IncomingMessage };
    if (!isLocalRequest(request.headers)) request.socket.destroy();
  });
}

/** Ends Gatsby when the command that started it is gone, even if it was killed. */
function endWithParent(pid: number): void {
  setInterval(() => {
    try {
      process.kill(pid, 0);
    } catch {
      process.exit(1);
    }
  }, 1000).unref();
}

/** Sends the report of the content check, and each that comes after it. */
function serveReport(file: string, response: ServerResponse): void {
  response.writeHead(200, {
    'Content-Type': 'text/event-stream',
    'Cache-Control': 'no-store, no-transform',
  });
  const send = () => response.write(`data: ${readFileSync(file, 'utf8')}\n\n`);
  send();
  watchFile(file, { interval: 300 }, send);
  response.on('close', () => unwatchFile(file, send));
}

/**
 * Guards the development server, and connects it with `npm run dev` or
 * `npm run edit`, which name themselves in the environment.
 * https://www.gatsbyjs.com/docs/reference/config-files/gatsby-node/#onCreateDevServer
 */
export const onCreateDevServer: GatsbyNode['onCreateDevServer'] = ({ app }) => {
  refuseOtherSites();
  const { CONTENT_PROCESS, CONTENT_REPORT } = process.env;
  if (CONTENT_PROCESS) endWithParent(Number(CONTENT_PROCESS));
  if (CONTENT_REPORT)
    app.get('/__content', (_: IncomingMessage, response: ServerResponse) =>
      serveReport(CONTENT_REPORT, response),
    );
};
