import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page, Request } from '@playwright/test';
import { filesIn } from '../../../src/publish/files';

/** What the editor asked GitHub to change. */
export interface Asked {
  readonly branches: string[];
  /** The files of each commit, by their paths. */
  readonly commits: Record<string, string>[];
  readonly pulls: { readonly title: string; readonly head: string; readonly base: string }[];
}

const HEAD = 'a'.repeat(40);
const NOW = '2026-11-20T12:00:00Z';

/** What git calls the content of a file. */
const oidOf = (bytes: Buffer) =>
  createHash('sha1').update(`blob ${bytes.length}\0`).update(bytes).digest('hex');

/**
 * Answers in the place of api.github.com as far as the editor asks: one branch with a content folder, one person who
 * may write, no pull request.
 * @param data - the content folder
 */
export async function standInForGitHub(page: Page, data: string): Promise<Asked> {
  const files = filesIn(data).map((file) => {
    const bytes = readFileSync(join(data, file));
    return { path: `data/${file}`, type: 'blob', size: bytes.length, sha: oidOf(bytes), bytes };
  });
  const asked: Asked = { branches: [], commits: [], pulls: [] };

  const graphql = (request: Request): object => {
    const { query, variables } = request.postDataJSON();
    if (query.includes('createRef(')) {
      asked.branches.push(variables.input.name);
      return { createRef: { ref: { id: '1' } } };
    }
    if (query.includes('createCommitOnBranch(')) {
      const { additions } = variables.input.fileChanges as {
        additions: { path: string; contents: string }[];
      };
      const decoded = additions.map(({ path, contents }) => [
        path,
        Buffer.from(contents, 'base64'),
      ]);
      asked.commits.push(Object.fromEntries(decoded.map(([path, bytes]) => [path, String(bytes)])));
      const oids = decoded.map(([, bytes], i) => [`file_${i}`, { oid: oidOf(bytes as Buffer) }]);
      const commit = { oid: 'b'.repeat(40), committedDate: NOW, ...Object.fromEntries(oids) };
      return { createCommitOnBranch: { commit } };
    }
    if (query.includes('base: repository('))
      return { fork: { id: '1' }, base: { ref: { target: { oid: HEAD } } } };
    const history = {
      target: { history: { nodes: [{ oid: HEAD, message: '', author: {}, committedDate: NOW }] } },
    };
    const blobs = [...query.matchAll(/(\w+): object\(oid: "(\w+)"\)/g)].map(([, name, oid]) => {
      const found = files.find(({ sha }) => sha === oid);
      return [name, { text: String(found?.bytes), isTruncated: false }];
    });
    const histories = [...query.matchAll(/(\w+): ref\(/g)].map(([, name]) => [name, history]);
    return {
      repository: {
        defaultBranchRef: { name: 'main' },
        ref: history,
        pullRequests: { nodes: [], totalCount: 0 },
        ...Object.fromEntries([...blobs, ...histories]),
      },
    };
  };

  const rest = (request: Request): object => {
    const { pathname } = new URL(request.url());
    if (pathname === '/user')
      return { id: 1, login: 'ana', name: 'Ana', email: 'ana@empresa.example' };
    if (pathname.includes('/git/trees/'))
      return { tree: files.map(({ bytes, ...file }) => file), truncated: false };
    if (pathname.endsWith('/pulls')) {
      asked.pulls.push(request.postDataJSON());
      return {
        number: 1,
        node_id: 'P',
        html_url: '',
        head: { sha: HEAD },
        created_at: NOW,
        updated_at: NOW,
      };
    }
    return {};
  };

  await page.route('https://api.github.com/**', (route, request) => {
    const json = request.url().endsWith('/graphql') ? { data: graphql(request) } : rest(request);
    return route.fulfill({ json, headers: { 'Access-Control-Allow-Origin': '*' } });
  });
  return asked;
}
