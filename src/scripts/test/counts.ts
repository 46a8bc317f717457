import { readFileSync } from 'node:fs';

/** How many tests of a step passed and failed. */
export interface Counts {
  readonly passed: number;
  readonly failed: number;
}

const read = (report: string) => JSON.parse(readFileSync(report, 'utf8'));

/** Counts of a report that `jest --json` wrote; a file that could not run is one failure. */
export function jestCounts(report: string): Counts {
  const { numPassedTests, numFailedTests, numRuntimeErrorTestSuites } = read(report);
  return { passed: numPassedTests, failed: numFailedTests + numRuntimeErrorTestSuites };
}

/** Counts of a report of Playwright's `json` reporter; a test that passed at a second try has passed. */
export function playwrightCounts(report: string): Counts {
  const { stats, errors } = read(report);
  return { passed: stats.expected + stats.flaky, failed: stats.unexpected + errors.length };
}
