import { cpSync, existsSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { join, resolve } from 'node:path';

const PARTS = /^(?:src|tools|static|package\.json|tsconfig\.json|gatsby-.*)$/;

/** Copies what a build needs into a folder, with the content of another one. node_modules is a link. */
export function copyInto(path: string, data: string): void {
  const copy = (from: string, name: string) => {
    rmSync(join(path, name), { recursive: true, force: true });
    cpSync(from, join(path, name), { recursive: true });
  };
  for (const name of readdirSync('.').filter((part) => PARTS.test(part)))
    copy(name, name);
  copy(data, 'data');
  const packages = join(path, 'node_modules');
  if (!existsSync(packages)) symlinkSync(resolve('node_modules'), packages);
}
