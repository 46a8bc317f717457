import { findNginx } from '@/scripts/hosts/nginx';
import { hasWrangler } from '@/scripts/hosts/wrangler';

/** Leaves out what is not installed, with a word, on a machine of one's own; in CI it stays in, to fail. */
const orSkip = (name: string, available: boolean) => {
  if (available || process.env.CI) return describe;
  console.warn(`${name} não está instalado: os testes nele não rodaram.`);
  return describe.skip;
};

export const onNginx = orSkip('O nginx com Brotli', findNginx() !== undefined);
export const onCloudflare = orSkip('O wrangler', hasWrangler(process.cwd()));
