import { existsSync, readdirSync, symlinkSync } from 'node:fs';
import { cp, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';

/** What a build needs, apart from the content and the packages. */
export const PARTS =
  /^(?:src|tools|static|package\.json|tsconfig\.json|gatsby-.*)$/;

/** Copies what a build needs into a folder, with the content of another one. node_modules is a link, on Windows a junction, which needs no privilege. */
export async function copyInto(path: string, data: string): Promise<void> {
  const copy = async (from: string, name: string) => {
    await rm(join(path, name), { recursive: true, force: true });
    await cp(from, join(path, name), { recursive: true });
  };
  for (const name of readdirSync('.').filter((part) => PARTS.test(part)))
    await copy(name, name);
  await copy(data, 'data');
  const packages = join(path, 'node_modules');
  if (!existsSync(packages))
    symlinkSync(resolve('node_modules'), packages, 'junction');
}
