// Prints "N passed, N failed", from the reports of jest and Playwright in .reports. If the run failed, at least one
// failure is counted, because steps without a report can fail, too.
import { existsSync, readFileSync } from 'node:fs';

const read = (name) =>
  existsSync(`.reports/${name}.json`)
    ? JSON.parse(readFileSync(`.reports/${name}.json`, 'utf8'))
    : undefined;
const jest = read('jest');
const browser = read('playwright');

const passed =
  (jest?.numPassedTests ?? 0) +
  (browser ? browser.stats.expected + browser.stats.flaky : 0);
const failed =
  (jest ? jest.numFailedTests + jest.numRuntimeErrorTestSuites : 0) +
  (browser ? browser.stats.unexpected + browser.errors.length : 0);
const isBroken = process.argv[2] !== '0' && failed === 0;
console.log(`${passed} passed, ${isBroken ? 1 : failed} failed`);
