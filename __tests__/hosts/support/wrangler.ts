import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { freePort, type Host, startHost } from '../../support/host';

export async function startWrangler(dir = 'dist'): Promise<Host> {
  const home = mkdtempSync(join(tmpdir(), 'wrangler-'));
  const port = await freePort();
  const host = await startHost({
    command: resolve('node_modules/.bin/wrangler'),
    args: [
      'pages',
      'dev',
      resolve(dir),
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
