import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Makes an empty folder for a test file of jest. It is deleted after the file's last test. */
export function temporaryFolder(): string {
  const path = mkdtempSync(join(tmpdir(), 'test-'));
  afterAll(() => rmSync(path, { recursive: true, force: true }));
  return path;
}
