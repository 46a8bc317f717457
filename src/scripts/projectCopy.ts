import { cpSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

const PARTS = /^(?:src|data|static|package\.json|tsconfig\.json|gatsby-.*)$/;

/** To be changed and built without touching the project itself; the packages are shared. */
export function copyProject(root: string) {
  const path = mkdtempSync(join(tmpdir(), 'site-'));
  for (const name of readdirSync(root).filter((part) => PARTS.test(part)))
    cpSync(join(root, name), join(path, name), { recursive: true });
  symlinkSync(resolve(root, 'node_modules'), join(path, 'node_modules'));
  return {
    path,
    delete: () => rmSync(path, { recursive: true, force: true, maxRetries: 5 }),
  };
}
