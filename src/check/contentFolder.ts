import { readdirSync, readFileSync, statSync } from 'node:fs';
import { basename, join, relative, resolve } from 'node:path';

/** Right words that the dictionary does not know, which editors may add to. */
export const WORD_LIST = 'words.txt';

export type ContentFolder = ReturnType<typeof openFolder>;

/** A failure that is the content's, with a sentence for its maintainers; anything else is a fault of the check. */
export class UnreadableFile extends Error {}

const megabytes = (bytes: number) =>
  `${(bytes / 1024 / 1024).toLocaleString('pt-BR', { maximumFractionDigits: 1 })} MB`;

function readWhole(path: string, limit: number): Buffer {
  let size: number;
  try {
    size = statSync(path).size;
    if (size <= limit) return readFileSync(path);
  } catch {
    throw new UnreadableFile(
      'não consigo ler este arquivo; copie para cá o próprio arquivo, e não um atalho, e feche os programas que o usam',
    );
  }
  throw new UnreadableFile(
    `o arquivo tem ${megabytes(size)} e o limite é ${megabytes(limit)}; reduza-o`,
  );
}

/** @throws Error in Portuguese when there is no such folder */
export function openFolder(dataDir: string) {
  const path = resolve(dataDir);
  let files: readonly string[];
  try {
    files = readdirSync(path, { recursive: true, withFileTypes: true })
      .filter((entry) => !entry.isDirectory())
      .map((entry) =>
        relative(path, join(entry.parentPath, entry.name)).replaceAll(
          '\\',
          '/',
        ),
      )
      .sort();
  } catch (error) {
    throw new Error(
      `Não encontrei a pasta de conteúdo ${path}, ou não consigo lê-la.`,
      {
        cause: error,
      },
    );
  }
  const name = basename(path);
  return {
    name,
    files,
    /** At once: of thousands of logos that is quicker. @throws UnreadableFile also above the limit, in bytes */
    read: (file: string, limit: number) => readWhole(join(path, file), limit),
    shown: (file: string) => `${name}/${file}`,
  };
}
