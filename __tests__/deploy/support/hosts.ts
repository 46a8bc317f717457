import { existsSync } from 'node:fs';
import type { Host } from '@/scripts/hosts/host';
import { findNginx, startNginx } from '@/scripts/hosts/nginx';
import { hasWrangler, startWrangler } from '@/scripts/hosts/wrangler';
import { startServer } from '@/scripts/serve';

/** A kind of host, and what sets it apart from the others. */
export interface HostKind {
  readonly name: string;
  readonly available: boolean;
  readonly start: () => Promise<Host>;
  /** Whether it sends the copies that the build compressed; Cloudflare compresses at its edge instead. */
  readonly sendsCopies: boolean;
}

const root = process.cwd();

const kinds: readonly HostKind[] = [
  {
    name: 'npm run serve',
    available: true,
    sendsCopies: true,
    start: async () => {
      const { url, close } = await startServer({ dir: 'public', port: 0 });
      return { url: url.replace('localhost', '127.0.0.1'), stop: close };
    },
  },
  {
    name: 'nginx',
    available: findNginx() !== undefined,
    sendsCopies: true,
    start: () => startNginx(root),
  },
  {
    name: 'Cloudflare Pages',
    available: hasWrangler(root),
    sendsCopies: false,
    start: () => startWrangler(root),
  },
];

/**
 * The hosts to test on. One that is not installed is left out with a word on a machine of one's own, and in CI
 * stays in, to fail.
 */
export const hosts = kinds.filter(({ name, available }) => {
  if (!available) console.warn(`${name} não está instalado: os testes nele não rodaram.`);
  return available || Boolean(process.env.CI);
});

if (!existsSync('public/index.html')) throw new Error('Rode antes npm run build.');
