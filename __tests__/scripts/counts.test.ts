import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { jestCounts, playwrightCounts } from '@/scripts/test/counts';
import { runStep } from '@/scripts/test/runStep';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'counts-'));
});

afterEach(() => rmSync(folder, { recursive: true }));

/** Writes a runner's report and says where it is. */
function report(content: object) {
  const file = join(folder, 'report.json');
  writeFileSync(file, JSON.stringify(content));
  return file;
}

test('a file of jest that could not run is a failure', () => {
  const file = report({ numPassedTests: 5, numFailedTests: 1, numRuntimeErrorTestSuites: 2 });
  expect(jestCounts(file)).toEqual({ passed: 5, failed: 3 });
});

test('an error outside of Playwright’s tests is a failure', () => {
  const file = report({ stats: { expected: 4, flaky: 1, unexpected: 2 }, errors: [{}] });
  expect(playwrightCounts(file)).toEqual({ passed: 5, failed: 3 });
});

describe('a step', () => {
  const node = (code: string) => [process.execPath, '-e', code];
  const said = jest.spyOn(console, 'log');

  beforeEach(() => said.mockImplementation(() => undefined));

  test('without a report of its own counts as one test', async () => {
    const step = { name: 'um', command: node('process.exit(0)') };
    expect(await runStep(step, new Set())).toMatchObject({ passed: 1, failed: 0 });
  });

  test('that ends badly has failed, even when its report names no failure', async () => {
    const counts = () => ({ passed: 7, failed: 0 });
    const step = { name: 'um', command: node('process.exit(3)'), counts };
    expect(await runStep(step, new Set())).toMatchObject({ passed: 7, failed: 1 });
  });

  test('that ends well but leaves no report has failed', async () => {
    const counts = () => jestCounts(join(folder, 'missing.json'));
    const step = { name: 'um', command: node('process.exit(0)'), counts };
    expect(await runStep(step, new Set())).toMatchObject({ passed: 0, failed: 1 });
  });

  test('does not run, and has failed, when the step that it needs has failed', async () => {
    const step = { name: 'dois', command: node('process.exit(0)'), needs: 'um' };
    expect(await runStep(step, new Set(['um']))).toMatchObject({ passed: 0, failed: 1 });
  });

  test('whose command does not exist has failed', async () => {
    const error = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const step = { name: 'um', command: [join(folder, 'nada')] };
    expect(await runStep(step, new Set())).toMatchObject({ passed: 0, failed: 1 });
    error.mockRestore();
  });
});
