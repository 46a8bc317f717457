// Prints the last line of a test run, "N passed, N failed", from the reports of jest and Playwright in .reports.
// If the run failed, at least one failure is counted, because steps without a report can fail, too.
import { existsSync, readdirSync, readFileSync } from 'node:fs';

const reports = existsSync('.reports')
  ? readdirSync('.reports').filter((name) =>
      /^(?:jest-\w+|playwright-browser)\.json$/.test(name),
    )
  : [];
let passed = 0;
let failed = 0;
for (const name of reports) {
  const report = JSON.parse(readFileSync(`.reports/${name}`, 'utf8'));
  if (report.stats) {
    passed += report.stats.expected + report.stats.flaky;
    failed += report.stats.unexpected + report.errors.length;
  } else {
    passed += report.numPassedTests;
    failed += report.numFailedTests + report.numRuntimeErrorTestSuites;
  }
}
if (process.argv[2] !== '0') failed = Math.max(failed, 1);
console.log(`${passed} passed, ${failed} failed`);
