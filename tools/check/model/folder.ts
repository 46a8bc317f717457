import { readdirSync, readFileSync } from 'node:fs';
import { basename, join, relative, resolve } from 'node:path';

export type ContentFolder = ReturnType<typeof openFolder>;

/** @throws Error when there is no such folder */
export function openFolder(folder: string) {
  const path = resolve(folder);
  const name = basename(path);
  const files = readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => !entry.isDirectory())
    .map((entry) => relative(path, join(entry.parentPath, entry.name)))
    .map((file) => file.replaceAll('\\', '/'))
    .sort();
  return {
    files,
    /** How messages name a file. */
    display: (file: string) => `${name}/${file}`,
    pathOf: (file: string) => join(path, file),
    /** The bytes of a file, or why they cannot be used. @param limit - in kilobytes */
    read(file: string, limit: number): Buffer | string {
      let bytes: Buffer;
      try {
        bytes = readFileSync(join(path, file));
      } catch (error) {
        const { code } = error as NodeJS.ErrnoException;
        return `não consigo ler este arquivo (${code}); copie para cá o próprio, e não um atalho`;
      }
      const size = Math.ceil(bytes.length / 1024);
      return size <= limit
        ? bytes
        : `o arquivo tem ${size} KB e o limite é ${limit} KB; reduza-o`;
    },
  };
}
