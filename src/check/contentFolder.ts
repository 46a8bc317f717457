import { readdirSync, readFileSync, statSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';

/** Right words that the dictionary does not know, which editors may add to. */
export const WORD_LIST = 'words.txt';

/** The content folder as it is on disk. */
export interface ContentFolder {
  /** Its name, which starts every path of the messages: `data`. */
  readonly name: string;
  /** Paths of all files inside it, with forward slashes, in order. */
  readonly files: readonly string[];
  /**
   * Reads a file, at once: for thousands of small logos that takes a fraction of the time of reading by and by.
   * @throws Error in Portuguese, ready to be told, when it cannot be read or is larger than the limit, in bytes
   */
  read(file: string, limit: number): Buffer;
  /** A file's path for the messages. */
  shown(file: string): string;
}

/** A size in bytes as people say it. */
export const inKilobytes = (bytes: number): string =>
  bytes < 1024 * 1024
    ? `${Math.ceil(bytes / 1024).toLocaleString('pt-BR')} KB`
    : `${(bytes / 1024 / 1024).toLocaleString('pt-BR', { maximumFractionDigits: 1 })} MB`;

const REASONS: Readonly<Record<string, string>> = {
  EACCES: 'o computador não deixa ler este arquivo; confira as permissões dele',
  EPERM: 'o computador não deixa ler este arquivo; confira as permissões dele',
  EBUSY: 'outro programa está usando este arquivo; feche-o e tente de novo',
  ENOENT: 'este arquivo é um atalho para outro que não existe; copie para cá o próprio arquivo',
  ELOOP: 'este arquivo é um atalho que leva a ele mesmo; copie para cá o próprio arquivo',
};

/** A failure that is the content's, with a sentence for its maintainers; anything else is a fault of the check. */
export class UnreadableFile extends Error {}

function list(folder: string, prefix: string, found: string[]): string[] {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = `${prefix}${entry.name}`;
    if (entry.isDirectory()) list(join(folder, entry.name), `${path}/`, found);
    else found.push(path);
  }
  return found;
}

function readWhole(path: string, limit: number): Buffer {
  try {
    const stat = statSync(path);
    if (!stat.isFile()) throw new UnreadableFile('isto não é um arquivo comum; apague-o');
    if (stat.size > limit) {
      const expected = `o arquivo tem ${inKilobytes(stat.size)} e o limite é ${inKilobytes(limit)}`;
      throw new UnreadableFile(expected);
    }
    return readFileSync(path);
  } catch (error) {
    if (error instanceof UnreadableFile) throw error;
    const reason = REASONS[(error as NodeJS.ErrnoException).code ?? ''];
    throw new UnreadableFile(reason ?? 'não consigo ler este arquivo; copie-o de novo');
  }
}

/**
 * Lists the content folder.
 * @throws Error in Portuguese when there is no such folder
 */
export function openFolder(dataDir: string): ContentFolder {
  const path = resolve(dataDir);
  let files: string[];
  try {
    files = list(path, '', []).sort();
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
