import { readFileSync } from 'node:fs';
import type { ModuleShare } from '../../gatsby/webpack/moduleReport';
import { inKb } from './figure';

/** The npm package of a module, or the folder of our own. */
const ownerOf = (module: string) =>
  /.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(module)?.[1] ??
  /^(?:\.cache|src\/[^/]+)/.exec(module)?.[0] ??
  module;

/** Adds up by what a share belongs to, largest first. */
function totals(shares: readonly ModuleShare[], owner: (share: ModuleShare) => string) {
  const sum = new Map<string, number>();
  for (const share of shares) sum.set(owner(share), (sum.get(owner(share)) ?? 0) + share.brotli);
  return [...sum].sort(([, one], [, other]) => other - one);
}

/**
 * Lists what the browser gets, largest first: files, packages, and the largest modules.
 * @param report - the file that the build wrote for `MODULE_REPORT`
 */
export function moduleLines(report: string, modules = 25): string[] {
  const shares = JSON.parse(readFileSync(report, 'utf8')) as ModuleShare[];
  const lines = (title: string, list: readonly (readonly [string, number])[]) => [
    '',
    title,
    ...list.map(([name, bytes]) => `${inKb(bytes).padStart(9)}  ${name}`),
  ];
  return [
    ...lines(
      'Arquivos (Brotli)',
      totals(shares, ({ file }) => file),
    ),
    ...lines(
      'Pacotes (parte estimada)',
      totals(shares, ({ module }) => ownerOf(module)).slice(0, modules),
    ),
    ...lines('Módulos (parte estimada)', totals(shares, ({ module }) => module).slice(0, modules)),
  ];
}
