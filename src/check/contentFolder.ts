import { readdirSync, readFileSync, statSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';

/** Right words that the dictionary does not know, which editors may add to. */
export const WORD_LIST = 'words.txt';

export interface ContentFolder {
  /** Its name, which starts every path of the messages: `data`. */
  readonly name: string;
  readonly files: readonly string[];
  /** At once: of thousands of logos that is quicker. @throws UnreadableFile also above the limit, in bytes */
  read(file: string, limit: number): Buffer;
  shown(file: string): string;
}

/** A failure that is the content's, with a sentence for its maintainers; anything else is a fault of the check. */
export class UnreadableFile extends Error {}

const megabytes = (bytes: number) =>
  `${(bytes / 1024 / 1024).toLocaleString('pt-BR', { maximumFractionDigits: 1 })} MB`;

function readWhole(path: string, limit: number): Buffer {
  try {
    const { size } = statSync(path);
    if (size <= limit) return readFileSync(path);
    throw new UnreadableFile(
      `o arquivo tem ${megabytes(size)} e o limite é ${megabytes(limit)}; reduza-o`,
    );
  } catch (error) {
    if (error instanceof UnreadableFile) throw error;
    throw new UnreadableFile(
      'não consigo ler este arquivo; copie para cá o próprio arquivo, e não um atalho, e feche os programas que o usam',
    );
  }
}

/** @throws Error in Portuguese when there is no such folder */
export function openFolder(dataDir: string): ContentFolder {
  const path = resolve(dataDir);
  let files: string[];
  try {
    files = readdirSync(path, { recursive: true, withFileTypes: true })
      .filter((entry) => !entry.isDirectory())
      .map((entry) =>
        join(entry.parentPath, entry.name)
          .slice(path.length + 1)
          .replaceAll('\\', '/'),
      )
      .sort();
  } catch (error) {
    throw new Error(`Não encontrei a pasta de conteúdo ${path}, ou não consigo lê-la.`, {
      cause: error,
    });
  }
  const name = basename(path);
  return {
    name,
    files,
    read: (file, limit) => readWhole(join(path, file), limit),
    shown: (file) => `${name}/${file}`,
  };
}
