import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { inventoryOf } from './files';

/** Only a release goes to the site's own address; a preview asks search engines to stay away. */
type Kind = 'release' | 'preview' | 'editor';

/** What a folder that may be published holds. It is written beside the folder, never into it. */
export interface PublicationRecord {
  readonly kind: Kind;
  /** `https://…`, without a slash at the end. */
  readonly siteUrl: string;
  /** Whether a value of the sample company is left. */
  readonly sample: boolean;
  /** Of the sources, with `-dirty` where they differ from it; null outside a repository. */
  readonly commit: string | null;
  readonly files: ReturnType<typeof inventoryOf>;
}

/** Where the record of a folder is: `dist.json` beside `dist`. */
export const recordOf = (folder: string): string => `${folder}.json`;

function commit(): string | null {
  // Where a workflow runs in a container, git does not trust the folder.
  if (process.env.GITHUB_SHA) return process.env.GITHUB_SHA;
  const args = ['describe', '--always', '--dirty', '--abbrev=40'];
  const { status, stdout } = spawnSync('git', args, { encoding: 'utf8' });
  return status === 0 ? stdout.trim() : null;
}

/** Writes down what a folder holds now. @returns the record */
export function writeRecord(
  folder: string,
  about: Pick<PublicationRecord, 'kind' | 'siteUrl' | 'sample'>,
): PublicationRecord {
  const record = { ...about, commit: commit(), files: inventoryOf(folder) };
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
  const entries = (files: PublicationRecord['files']) =>
    new Set(files.map(({ path, sha256 }) => `${path} ${sha256}`));
  const [now, then] = [entries(inventoryOf(folder)), entries(record.files)];
  const differing = [
    ...[...then].filter((entry) => !now.has(entry)),
    ...[...now].filter((entry) => !then.has(entry)),
  ].map((entry) => entry.slice(0, entry.lastIndexOf(' ')));
  if (differing.length > 0) {
    const paths = [...new Set(differing)].slice(0, 10).join(', ');
    throw new Error(
      `A pasta ${folder} mudou depois de npm run release (${paths}).`,
    );
  }
  return record;
}
