import { readdirSync, readFileSync } from 'node:fs';
import { basename, join, relative, resolve } from 'node:path';

export type ContentFolder = ReturnType<typeof openFolder>;

/** Lists the files of a content folder. @throws Error when the folder does not exist */
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
    /** The name of a file in messages: `data/company.json`. */
    display: (file: string) => `${name}/${file}`,
    pathOf: (file: string) => join(path, file),
    /**
     * @param limit - in kilobytes
     * @returns the bytes, or a message in Portuguese when the file cannot be read or is too large
     */
    read(file: string, limit: number): Buffer | string {
      let bytes: Buffer;
      try {
        bytes = readFileSync(join(path, file));
      } catch (error) {
        const { code } = error as NodeJS.ErrnoException;
        return `não consigo ler este arquivo (${code}); copie para cá o próprio arquivo, e não um atalho`;
      }
      const size = Math.ceil(bytes.length / 1024);
      return size <= limit
        ? bytes
        : `o arquivo tem ${size} KB e o limite é ${limit} KB; reduza-o`;
    },
  };
}
