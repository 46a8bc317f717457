import { existsSync } from 'node:fs';
import { findNginx } from '@/scripts/browsers';

const orSkip = (name: string, available: boolean) => {
  if (available || process.env.CI) return describe;
  console.warn(`${name} não está instalado: os testes nele não rodaram.`);
  // A person may go on without a host that can't be had; CI may not.
  return describe.skip;
};

export const onNginx = orSkip('O nginx com Brotli', findNginx() !== undefined);
export const onCloudflare = orSkip(
  'O wrangler',
  existsSync('node_modules/.bin/wrangler'),
);
