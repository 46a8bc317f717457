import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export interface BuildFigures {
  /** Milliseconds. */
  readonly time: number;
  /** Bytes of memory of its largest process, at the peak. */
  readonly memory: number;
}

/** The project's own build, and Gatsby's without it. */
export const OWN_BUILD = ['--require', 'tsx/cjs', 'src/scripts/build.ts'];
export const PLAIN_BUILD = ['node_modules/gatsby/cli.js', 'build'];

/**
 * Builds in a folder and measures it from outside.
 * @param root - the folder
 * @param command - what Node runs
 * @throws Error with the last lines of the output when the build fails
 */
export function timedBuild(root: string, command: readonly string[]): BuildFigures {
  const folder = mkdtempSync(join(tmpdir(), 'memoria-'));
  const memory = join(folder, 'peak');
  const start = performance.now();
  const { status, stdout, stderr } = spawnSync(process.execPath, command, {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 1 << 28,
    env: {
      ...process.env,
      GATSBY_TELEMETRY_DISABLED: '1',
      CI: 'true',
      PEAK_MEMORY: memory,
      NODE_OPTIONS: `--require ${join(__dirname, 'peakMemory.cjs')}`,
    },
  });
  const time = performance.now() - start;
  const peaks = existsSync(memory)
    ? readFileSync(memory, 'utf8').trim().split('\n').map(Number)
    : [];
  rmSync(folder, { recursive: true, force: true });
  if (status !== 0) throw new Error(`A construção falhou:\n${`${stdout}${stderr}`.slice(-3000)}`);
  return { time, memory: Math.max(...peaks, 0) * 1024 };
}
