import { cpSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** What a copy of the project does without: packages, and what commands make. */
const LEFT_OUT: ReadonlySet<string> = new Set([
  'node_modules',
  '.git',
  '.cache',
  '.content',
  '.dist',
  '.reports',
  'public',
  'dist',
  'dist-editor',
]);

/** A copy of the project that may be changed and built without touching the project itself. */
export interface ProjectCopy {
  readonly path: string;
  delete(): void;
}

/** Copies the project into a temporary folder; the packages are shared. @param root - the project's folder */
export function copyProject(root: string): ProjectCopy {
  const path = mkdtempSync(join(tmpdir(), 'site-'));
  for (const name of readdirSync(root))
    if (!LEFT_OUT.has(name)) cpSync(join(root, name), join(path, name), { recursive: true });
  symlinkSync(join(root, 'node_modules'), join(path, 'node_modules'));
  return { path, delete: () => rmSync(path, { recursive: true, force: true, maxRetries: 5 }) };
}
