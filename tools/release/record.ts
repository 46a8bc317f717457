import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { readHeaders } from '../headers';
import { inventoryOf } from './files';

/** What a folder that may be published holds. */
export interface PublicationRecord {
  /** Only a release goes to the site's own address. */
  readonly kind: 'release' | 'preview';
  /** `https://…`, without a slash at the end. */
  readonly siteUrl: string;
  /** Of the sources, with `-dirty` where they differ from it; empty outside a repository. */
  readonly commit: string;
  /** Those of `_headers`. */
  readonly rules: ReturnType<typeof readHeaders>;
  readonly files: ReturnType<typeof inventoryOf>;
}

/** Where the record of a folder is: beside it, never inside. */
export const recordOf = (folder: string): string => `${folder}.json`;

/** Writes down what a folder holds now. */
export function writeRecord(
  folder: string,
  about: Pick<PublicationRecord, 'kind' | 'siteUrl'>,
): PublicationRecord {
  const args = ['describe', '--always', '--dirty', '--abbrev=40'];
  const { stdout } = spawnSync('git', args, { encoding: 'utf8' });
  // Where a workflow runs in a container, git does not trust the folder.
  const commit = process.env.GITHUB_SHA ?? stdout?.trim() ?? '';
  const rules = readHeaders(folder);
  const record = { ...about, commit, rules, files: inventoryOf(folder) };
  writeFileSync(recordOf(folder), `${JSON.stringify(record, null, 2)}\n`);
  return record;
}

/** @throws Error in Portuguese without a record, or when the folder is not what its record says */
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
