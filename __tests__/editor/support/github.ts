import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page, Request } from '@playwright/test';
import { filesIn } from '../../support/files';

const OID = 'a'.repeat(40);
const NOW = '2026-11-20T12:00:00Z';
const BRANCH = {
  target: {
    oid: OID,
    history: {
      nodes: [{ oid: OID, author: {}, committedDate: NOW }],
    },
  },
};

/** Answers the requests to GitHub's API. @returns the branches, commits and pull requests that were made */
export async function mockGitHub(page: Page, data: string) {
  const branches: string[] = [];
  const commits: Record<string, string>[] = [];
  const pulls: { head: string }[] = [];
  const texts = new Map<string, string>();
  const tree = filesIn(data).map((file, i) => {
    const bytes = readFileSync(join(data, file));
    const sha = String(i).padStart(40, '0');
    texts.set(sha, String(bytes));
    return { path: `data/${file}`, type: 'blob', sha };
  });

  const commit = (additions: { path: string; contents: string }[]) => {
    const files: Record<string, string> = {};
    for (const { path, contents } of additions)
      files[path] = String(Buffer.from(contents, 'base64'));
    commits.push(files);
    const oids = additions.map((_, i) => [`file_${i}`, { oid: OID }]);
    return { oid: OID, committedDate: NOW, ...Object.fromEntries(oids) };
  };

  const graphql = (request: Request): object => {
    const { query, variables } = request.postDataJSON();
    if (query.includes('createRef(')) {
      branches.push(variables.input.name);
      return { createRef: {} };
    }
    if (query.includes('createCommitOnBranch('))
      return {
        createCommitOnBranch: {
          commit: commit(variables.input.fileChanges.additions),
        },
      };
    const named = (pattern: RegExp, answer: (oid?: string) => object) =>
      [...query.matchAll(pattern)].map(([, name, oid]) => [name, answer(oid)]);
    const parts = [
      ...named(/(\w+): object\(oid: "(\w+)"\)/g, (oid = '') => ({
        text: texts.get(oid),
      })),
      ...named(/(\w+): ref\(/g, () => BRANCH),
    ];
    const pullRequests = { nodes: [] };
    const main = {
      defaultBranchRef: { name: 'main' },
      ref: BRANCH,
      pullRequests,
    };
    return {
      fork: { id: '1' },
      base: main,
      repository: { ...main, ...Object.fromEntries(parts) },
    };
  };

  const rest = (request: Request): object => {
    const { pathname } = new URL(request.url());
    if (pathname === '/user') return { id: 1, login: 'ana' };
    if (pathname.includes('/git/trees/')) return { tree };
    if (!pathname.endsWith('/pulls')) return {};
    pulls.push(request.postDataJSON());
    return { number: 1, head: { sha: OID } };
  };

  await page.route('https://api.github.com/**', (route, request) => {
    const json = request.url().endsWith('/graphql')
      ? { data: graphql(request) }
      : rest(request);
    return route.fulfill({
      json,
      headers: { 'Access-Control-Allow-Origin': '*' },
    });
  });
  return { branches, commits, pulls };
}
