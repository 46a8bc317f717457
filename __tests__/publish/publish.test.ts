import {
  copyFileSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  symlinkSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import type { BuildArgs } from 'gatsby';
import { onPostBuild } from '@/publish/publish';
import { temporaryFolder, writeFiles } from '../support/temporaryFolder';

const site = {
  company: {
    brand: 'Costa Clara',
    siteUrl: 'https://www.costaclara.com.br',
    email: 'contato@costaclara.com.br',
  },
  interfaceTexts: { siteDescription: 'Crédito bem explicado.' },
  allSitePage: {
    nodes: ['/', '/404', '/404.html', '/500', '/a'].map((path) => ({ path })),
  },
  allLegalPage: { nodes: [{ slug: 'a', updated: '2026-01-31' }] },
};

const root = process.cwd();
const home = temporaryFolder();
const read = (file: string) => readFileSync(join('dist', file), 'utf8');

/** Publishes what Gatsby has left in `public/`. @returns what is said in the terminal */
async function publish({ release }: { release: boolean }): Promise<string[]> {
  const said: string[] = [];
  const gatsby = {
    graphql: async () => ({ data: site }),
    reporter: { info: (line: string) => said.push(line) },
  };
  jest.replaceProperty(process, 'env', {
    ...process.env,
    SITE_RELEASE: release ? 'true' : undefined,
  });
  await onPostBuild?.(gatsby as unknown as BuildArgs, {} as never, () => {});
  return said;
}

const pageWith = (body: string) =>
  `<!DOCTYPE html><html><head><meta charSet="utf-8"/><link rel="icon" href="/i"/><style></style></head><body>${body}</body></html>`;

const statsOf = (...names: string[]) =>
  JSON.stringify({
    namedChunkGroups: { app: { assets: names.map((name) => ({ name })) } },
  });

const PICTURE = `static/${'0123456789abcdef'.repeat(2)}/o%20mar.png`;

beforeEach(() => {
  process.chdir(mkdtempSync(join(home, 'project-')));
  // A junction needs no privilege on Windows.
  for (const name of ['node_modules', 'src'])
    symlinkSync(join(root, name), name, 'junction');
  copyFileSync(join(root, 'package.json'), 'package.json');
  writeFiles('', {
    [`public/${decodeURI(PICTURE)}`]: '',
    'public/index.html': pageWith(`<img src="/${PICTURE}"/>`),
    'public/404/index.html': pageWith('<p>Not found</p>'),
    'public/500/index.html': pageWith('<p>Failed</p>'),
    'public/a/index.html': pageWith('<p>A</p>'),
    'public/styles.1.css': 'html{x:1}',
    'public/styles.2.css': 'html{x:2}',
    'public/webpack.stats.json': statsOf('app.js', 'styles.2.css'),
    'static/_headers': '# Rules\n/*\n  A: b\n/static/*\n  C: d\n',
    'static/third-party.txt': 'react (MIT)\n',
    'data/partners/logos/LICENSE-desenhos.txt': 'desenhos (MIT)\n',
    'dist/index.html': 'An earlier build',
    'dist/old.html': '',
    '.dist/left-by-an-interrupted-build.html': '',
  });
});
afterEach(() => {
  jest.restoreAllMocks();
  process.chdir(root);
});

test('dist/ has the pages, their files, the files of static/, and what search engines read', async () => {
  await publish({ release: false });
  expect(existsSync('.dist')).toBe(false);
  expect(readdirSync('dist', { recursive: true }).sort()).toEqual([
    '404.html',
    '500.html',
    '_headers',
    'a.html',
    'index.html',
    expect.stringMatching(/^island-/),
    'manifest.webmanifest',
    'robots.txt',
    'sitemap.xml',
    'static',
    dirname(PICTURE),
    decodeURI(PICTURE),
    'third-party.txt',
  ]);
  expect(read('index.html')).toContain('<style>html{x:2}</style>');
});

const NOINDEX = '<meta name="robots" content="noindex"/>';

test('a preview says noindex on each page and in the headers of each address', async () => {
  const said = await publish({ release: false });
  for (const page of ['index', 'a', '404', '500'])
    expect(read(`${page}.html`)).toContain(NOINDEX);
  expect(read('_headers')).toBe(
    '# Rules\n/*\n  X-Robots-Tag: noindex\n  A: b\n/static/*\n  C: d\n',
  );
  expect(said.at(-1)).toContain('preview');
});

test('a release may be listed, but for its error pages, and says whom to tell about a vulnerability', async () => {
  const said = await publish({ release: true });
  for (const page of ['index', 'a'])
    expect(read(`${page}.html`)).not.toContain(NOINDEX);
  for (const page of ['404', '500'])
    expect(read(`${page}.html`)).toContain(NOINDEX);
  expect(read('_headers')).toBe(readFileSync('static/_headers', 'utf8'));
  const contact = read('.well-known/security.txt');
  expect(contact).toMatch(
    /^Contact: mailto:contato@costaclara\.com\.br\n.*\n.*\nCanonical: https:\/\/www\.costaclara\.com\.br\/\.well-known\/security\.txt\n$/,
  );
  const expires = /Expires: (.+)/.exec(contact)?.[1] ?? '';
  const days = (Date.parse(expires) - Date.now()) / 86_400_000;
  expect(Math.round(days)).toBe(364);
  expect(said.at(-1)).toContain('release');
});

test.each([
  ['public/a/index.html', 'Not a page', 'The page has no'],
  ['public/webpack.stats.json', statsOf('app.js'), 'no stylesheet'],
])(
  'a wrong %s leaves the last dist/ as it was',
  async (file, text, message) => {
    writeFiles('', { [file]: text });
    await expect(publish({ release: true })).rejects.toThrow(message);
    expect(read('index.html')).toBe('An earlier build');
    expect(existsSync('dist/old.html')).toBe(true);
  },
);
