// Adds up what jest and Playwright have written into .reports, as the last line of a run: "N passed, N failed".
// A run that ended badly has failed at least once, whatever its reports say: a step without a report may be to blame.
import { existsSync, readdirSync, readFileSync } from 'node:fs';

const reports = existsSync('.reports')
  ? readdirSync('.reports').filter((name) =>
      /^(?:jest|playwright).*\.json$/.test(name),
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
