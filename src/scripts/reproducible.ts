import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { differences, type Entry, inventoryOf } from './inventory';

/**
 * Builds a commit from nothing in a folder of its own.
 * @param commit - its hash, for others may commit meanwhile
 * @param folder - where; its name and depth must not show in what comes out
 * @param node - the major version of Node; this process's own when left out
 * @throws Error when the build fails
 */
function buildIn(folder: string, commit: string, node?: string): Entry[] {
  const run = (command: string, args: readonly string[], cwd = folder) => {
    const { status, error } = spawnSync(command, args, {
      cwd,
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    if (status !== 0) throw new Error(`${command} ${args.join(' ')}: ${error?.message ?? status}`);
  };
  mkdirSync(folder, { recursive: true });
  const root = process.cwd();
  run('sh', ['-c', `git -C "${root}" archive ${commit} | tar -x`]);
  // Links to the same files, so that the packages seem to lie in this folder and cost no room.
  run('cp', ['-al', join(root, 'node_modules'), 'node_modules']);
  const script = ['--require', 'tsx/cjs', 'src/scripts/build.ts'];
  if (node) {
    // The package `node` fetches its binary's package by a script, which .npmrc forbids to all others.
    const own = ['-y', '--ignore-scripts=false', '-p', `node@${node}`];
    run('npx', [...own, 'node', ...script]);
  } else run(process.execPath, script);
  return inventoryOf(join(folder, 'public'));
}

/** Two clean builds of one commit, in different folders or by different versions of Node, are the same bytes. */
function main() {
  const { values } = parseArgs({ options: { nodes: { type: 'string', default: '' } } });
  const others = values.nodes ? values.nodes.split(',') : [undefined];
  const commit = execFileSync('git', ['rev-parse', 'HEAD'], { encoding: 'utf8' }).trim();
  const home = mkdtempSync(join(tmpdir(), 'same-bytes-'));
  try {
    const first = buildIn(join(home, 'one'), commit);
    for (const [i, node] of others.entries()) {
      const name = node ? `Node ${node}` : 'outra pasta';
      const different = differences(first, buildIn(join(home, 'two', `deeper-${i}`), commit, node));
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
