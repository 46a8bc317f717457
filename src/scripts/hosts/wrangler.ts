import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort, type Host, startHost } from './host';

const binary = (root: string) => join(root, 'node_modules/.bin/wrangler');

/** Whether Cloudflare's own runtime is there. */
export const hasWrangler = (root: string): boolean => existsSync(binary(root));

/**
 * Serves a built folder by Cloudflare Pages' own runtime. It asks nobody for anything: without a network it only
 * says that it does not know its place in the world.
 * @param root - the project's folder
 * @param dir - what to serve
 * @throws Error when it does not start
 */
export async function startWrangler(root: string, dir = join(root, 'dist')): Promise<Host> {
  const home = mkdtempSync(join(tmpdir(), 'wrangler-'));
  const port = await freePort();
  const host = await startHost({
    command: binary(root),
    args: [
      'pages',
      'dev',
      dir,
      '--ip',
      '127.0.0.1',
      '--port',
      String(port),
      '--inspector-port',
      String(await freePort()),
      '--compatibility-date',
      '2025-01-01',
      '--show-interactive-dev-session=false',
    ],
    cwd: home,
    env: {
      WRANGLER_SEND_METRICS: 'false',
      WRANGLER_SEND_ERROR_REPORTS: 'false',
      WRANGLER_LOG_PATH: home,
      XDG_CONFIG_HOME: home,
      CI: '1',
    },
    port,
    patience: 90_000,
  });
  return {
    url: host.url,
    async stop() {
      await host.stop();
      rmSync(home, { recursive: true, force: true });
    },
  };
}
