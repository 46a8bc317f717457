import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { readHeaders } from '../headers';
import { inventoryOf } from './files';

/** The content of a folder that may be published. */
export interface PublicationRecord {
  /** Only a release is published at the address of the site. */
  readonly kind: 'release' | 'preview';
  /** `https://…`, without a slash at the end. */
  readonly siteUrl: string;
  /** With `-dirty` if files were changed after it; empty outside a repository. */
  readonly commit: string;
  /** The rules of `_headers`. */
  readonly rules: ReturnType<typeof readHeaders>;
  readonly files: ReturnType<typeof inventoryOf>;
}

/** The path of a folder's record: next to it, because what is inside is published. */
export const recordOf = (folder: string): string => `${folder}.json`;

/** Writes the record of a folder as it is now. */
export function writeRecord(
  folder: string,
  about: Pick<PublicationRecord, 'kind' | 'siteUrl'>,
): PublicationRecord {
  const args = ['describe', '--always', '--dirty', '--abbrev=40'];
  const { stdout } = spawnSync('git', args, { encoding: 'utf8' });
  // In the container of a GitHub workflow, git refuses to read the folder.
  const commit = process.env.GITHUB_SHA ?? stdout?.trim() ?? '';
  const rules = readHeaders(folder);
  const record = { ...about, commit, rules, files: inventoryOf(folder) };
  writeFileSync(recordOf(folder), `${JSON.stringify(record, null, 2)}\n`);
  return record;
}

/**
 * Reads the record of a folder.
 * @throws Error in Portuguese when there is none, or the folder does not match it
 */
export function readRecord(folder: string): PublicationRecord {
  const file = recordOf(folder);
  if (!existsSync(folder) || !existsSync(file))
    throw new Error(
      `A pasta ${folder} não veio de npm run release (falta ${file}).`,
    );
  const record: PublicationRecord = JSON.parse(readFileSync(file, 'utf8'));
  const sums = new Map(record.files.map(({ path, sha256 }) => [path, sha256]));
  const changed: string[] = [];
  for (const { path, sha256 } of inventoryOf(folder)) {
    if (sums.get(path) !== sha256) changed.push(path);
    sums.delete(path);
  }
  changed.push(...sums.keys());
  if (changed.length > 0)
    throw new Error(
      `A pasta ${folder} mudou depois de npm run release (${changed.join(', ')}).`,
    );
  return record;
}
