import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { PICTURE_PATH } from '../../src/content/fields/picture';
import { type FileChange, listStamps } from '../dev/contentSnapshot';
import { BRANCH, REPOSITORY } from './address';

const ROOT = 'data/';

/** Refuses a request, with a message that an editor reads. */
export class Refusal extends Error {
  constructor(
    readonly status: number,
    message: string,
  ) {
    super(message);
  }
}

/** A change, and the version of the file that it was made from. */
export interface VersionedChange extends FileChange {
  readonly sha?: string;
}

/** Git's hash of a file, by which forms know its versions. */
export const hashOf = (bytes: Buffer): string =>
  createHash('sha1')
    .update(`blob ${bytes.length}\0`)
    .update(bytes)
    .digest('hex');

const isPicture = (path: string) =>
  PICTURE_PATH.test(path) && !path.includes('..');

/** The files of a content folder that forms read and write. */
export class Repository {
  /** @param texts - the texts among them; the others are pictures */
  constructor(
    private readonly folder: string,
    private readonly texts: readonly string[],
  ) {}

  /** @returns undefined when there is no such file, or when it is not for forms */
  async read(path: string): Promise<Buffer | undefined> {
    if (!isPicture(path) && !this.texts.includes(path)) return undefined;
    return readFile(join(this.folder, path)).catch(() => undefined);
  }

  async list() {
    const files = [];
    for (const path of (await listStamps(this.folder)).keys()) {
      const bytes = await this.read(path);
      if (bytes) files.push({ path, sha: hashOf(bytes), size: bytes.length });
    }
    return files;
  }

  /** Changes with every write, also with one that brings an older text back. */
  async head(): Promise<string> {
    const stamps = [...(await listStamps(this.folder))];
    return hashOf(Buffer.from(JSON.stringify(stamps)));
  }

  /** @throws Refusal for what forms do not write, and when the file is not the version any more that the change was made from */
  async permit({ path, bytes, sha }: VersionedChange): Promise<void> {
    const isText = this.texts.includes(path) && bytes !== undefined;
    if (!isPicture(path) && !isText)
      throw new Refusal(403, 'O editor só muda textos e imagens do site.');
    const present = await this.read(path);
    if ((present && hashOf(present)) !== sha)
      throw new Refusal(
        409,
        'Este arquivo mudou fora do editor depois que você o abriu. Recarregue a página (F5) e faça a mudança de novo.',
      );
  }
}

interface CommittedFile {
  readonly operation: 'create' | 'update' | 'delete';
  readonly path: string;
  /** Where a file that moves was before. */
  readonly from_path?: string;
  /** In base64. */
  readonly content?: string;
  /** Of a file that moves, its version in the place before. */
  readonly sha?: string;
}

const inside = (path: string) => path.replace(ROOT, '');

function changesOf(file: CommittedFile): VersionedChange[] {
  const { operation, from_path, content = '', sha } = file;
  const path = inside(file.path);
  if (operation === 'delete') return [{ path, sha }];
  const bytes = Buffer.from(content, 'base64');
  if (!from_path) return [{ path, bytes, sha }];
  return [
    { path, bytes },
    { path: inside(from_path), sha },
  ];
}

/**
 * Answers as a Gitea server does, as far as Sveltia CMS asks one: so the forms
 * work on this machine by Sveltia's own means for a remote repository, with
 * versions, drafts and messages. https://docs.gitea.com/api/
 * @param path - below `/api/v1`
 * @param commit - writes changes, or throws a Refusal
 * @returns what is sent as JSON, or the bytes of a file
 */
export async function answerGitea(
  repository: Repository,
  commit: (changes: readonly VersionedChange[]) => Promise<void>,
  path: string,
  body: { readonly files?: unknown },
): Promise<object> {
  const base = `/repos/${REPOSITORY}`;
  const read = async (name: string) => {
    const bytes = await repository.read(inside(name));
    if (!bytes) throw new Refusal(404, 'Este arquivo não existe.');
    return bytes;
  };
  const media = `${base}/media/${BRANCH}/`;
  if (path.startsWith(media)) return read(decodeURI(path.slice(media.length)));
  if (path.startsWith(`${base}/git/trees/`)) {
    const tree = (await repository.list()).map((file) => {
      return { ...file, type: 'blob', path: ROOT + file.path };
    });
    return { tree };
  }
  switch (path) {
    case '/version':
      return { version: '1.24.0' };
    case '/user':
      return { id: 1, login: 'editor' };
    case '/settings/api':
      return { default_paging_num: 100 };
    case base:
      return { permissions: { pull: true } };
    case `${base}/branches/${BRANCH}`:
      return { commit: { id: await repository.head(), message: '' } };
    case `${base}/commits`:
      return [];
    case `${base}/file-contents`: {
      const files = body.files as string[];
      return Promise.all(
        files.map(async (name) => {
          const content = (await read(name)).toString('base64');
          return { path: name, content, encoding: 'base64' };
        }),
      );
    }
    case `${base}/contents`: {
      const files = body.files as CommittedFile[];
      await commit(files.flatMap(changesOf));
      const saved = files.map((file) => {
        const [{ bytes } = {}] = changesOf(file);
        return { path: file.path, sha: bytes && hashOf(bytes) };
      });
      const commitInfo = { sha: await repository.head(), created: new Date() };
      return { commit: commitInfo, files: saved };
    }
  }
  throw new Refusal(404, 'O editor não conhece este endereço.');
}
