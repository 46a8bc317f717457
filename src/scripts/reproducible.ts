import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { differences, type Entry, inventoryOf } from './inventory';
import { LEFT_OUT } from './projectCopy';

/**
 * Builds from nothing in a folder of its own.
 * @param source - a copy of the project's own files, without packages
 * @param folder - where to build; its name and depth must not show in what comes out
 * @param node - the major version of Node; this process's own when left out
 * @throws Error when the build fails
 */
function buildIn(source: string, folder: string, node?: string): Entry[] {
  const run = (command: string, args: readonly string[]) => {
    const { status, error } = spawnSync(command, args, {
      cwd: folder,
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    if (status !== 0) throw new Error(`${command} ${args.join(' ')}: ${error?.message ?? status}`);
  };
  cpSync(source, folder, { recursive: true });
  // Links to the same files, so that the packages seem to lie in this folder and cost no room. Where the
  // temporary folder is on another disk, a copy.
  const packages = join(process.cwd(), 'node_modules');
  const linked = spawnSync('cp', ['-al', packages, 'node_modules'], { cwd: folder }).status === 0;
  if (!linked) run('cp', ['-a', packages, '.']);
  const script = ['--require', 'tsx/cjs', 'src/scripts/build.ts'];
  if (node) {
    // The package `node` fetches its binary's package by a script, which .npmrc forbids to all others.
    const own = ['-y', '--ignore-scripts=false', '-p', `node@${node}`];
    run('npx', [...own, 'node', ...script]);
  } else run(process.execPath, script);
  return inventoryOf(join(folder, 'public'));
}

/** Two clean builds of the same files, in different folders or by different versions of Node, are the same bytes. */
function main() {
  const { values } = parseArgs({ options: { nodes: { type: 'string', default: '' } } });
  const others = values.nodes ? values.nodes.split(',') : [undefined];
  const home = mkdtempSync(join(tmpdir(), 'same-bytes-'));
  // Copied once, for somebody may change a file meanwhile.
  const source = join(home, 'source');
  mkdirSync(source);
  for (const name of readdirSync('.')) {
    if (!LEFT_OUT.has(name)) cpSync(name, join(source, name), { recursive: true });
  }
  try {
    const first = buildIn(source, join(home, 'one'));
    for (const [i, node] of others.entries()) {
      const name = node ? `Node ${node}` : 'outra pasta';
      const different = differences(first, buildIn(source, join(home, 'two', `deeper-${i}`), node));
      for (const path of different) console.log(`difere: ${path}`);
      console.log(
        `${name}: ${first.length - different.length} de ${first.length} arquivos iguais, byte por byte.`,
      );
      if (different.length > 0) process.exitCode = 1;
    }
  } finally {
    rmSync(home, { recursive: true, force: true });
  }
}

main();
