import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

/** Makes an empty folder for a test file of jest. It is deleted after the file's last test. */
export function temporaryFolder() {
  const path = mkdtempSync(join(tmpdir(), 'test-'));
  afterAll(() => rmSync(path, { recursive: true, force: true, maxRetries: 5 }));
  return path;
}

/** Writes files to a folder. @param files - what is in them, by path */
export function writeFiles(
  folder: string,
  files: Record<string, string | Buffer>,
) {
  for (const [name, text] of Object.entries(files)) {
    const file = join(folder, name);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
}
