import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { type Result, runStep } from './test/runStep';
import { REPORTS, steps } from './test/steps';

/** The last lines: each step with its counts and duration, then the sum that CI reads. */
function summary(results: readonly Result[]): string {
  const rows = results.map(({ name, passed, failed, seconds }) =>
    [
      failed > 0 ? '✗' : '✓',
      name.padEnd(20),
      `${passed} passaram`.padStart(15),
      `${failed} falharam`.padStart(13),
      `${seconds.toFixed(1)} s`.padStart(10),
    ].join(' '),
  );
  const sum = (of: 'passed' | 'failed') => results.reduce((all, result) => all + result[of], 0);
  return ['', ...rows, '', `${sum('passed')} passed, ${sum('failed')} failed`].join('\n');
}

/** Runs every step, or those that are named on the command line, and goes on after one that failed. */
async function main() {
  const wanted = process.argv.slice(2);
  const chosen = steps.filter(({ name }) => wanted.length === 0 || wanted.includes(name));
  mkdirSync(REPORTS, { recursive: true });
  // Yesterday's report must not be counted for a runner that wrote none today; pictures and measures stay.
  for (const name of readdirSync(REPORTS))
    if (/^(?:jest|playwright)-.*\.json$/.test(name)) rmSync(join(REPORTS, name));
  const results: Result[] = [];
  for (const step of chosen) {
    const failed = new Set(results.filter((result) => result.failed > 0).map(({ name }) => name));
    results.push(await runStep(step, failed));
  }
  console.log(summary(results));
  if (results.length === 0 || results.some(({ failed }) => failed > 0)) process.exitCode = 1;
}

main().catch((error: Error) => {
  console.error(error);
  console.log('0 passed, 1 failed');
  process.exitCode = 1;
});
