import { existsSync, renameSync, rmSync } from 'node:fs';
import { resolve } from 'node:path';

const getBackupPath = (folder: string) => `${resolve(folder)}.last`;

/** Restores a folder whose replacement was interrupted between its two renames. */
export function restoreFolder(folder: string): void {
  const backup = getBackupPath(folder);
  if (!existsSync(folder) && existsSync(backup)) renameSync(backup, folder);
}

/** Replaces a folder by another one on the same disk. Readers never see a mixture of both. */
export function replaceFolder(next: string, folder: string): void {
  restoreFolder(folder);
  const backup = getBackupPath(folder);
  rmSync(backup, { recursive: true, force: true });
  if (existsSync(folder)) renameSync(folder, backup);
  renameSync(next, folder);
  rmSync(backup, { recursive: true, force: true });
}
