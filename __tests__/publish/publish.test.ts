import {
  cpSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  symlinkSync,
} from 'node:fs';
import { join } from 'node:path';
import type { BuildArgs } from 'gatsby';
import { companyFacts } from '@/gatsby/companyFacts';
import { onPostBuild } from '@/publish/publish';
import { filesIn } from '../../tools/check/readContent';
import { company } from '../support/company';
import { temporaryFolder, writeFiles } from '../support/temporaryFolder';

const NOINDEX = '<meta name="robots" content="noindex">';

const root = process.cwd();
const home = temporaryFolder();
const read = (file: string) => readFileSync(join('dist', file), 'utf8');

/** Publishes pages of the built site as a release. @returns the last line in the terminal */
async function release(...addresses: string[]) {
  const info = jest.fn();
  const data = {
    company: { ...company, facts: companyFacts(company) },
    interfaceTexts: { siteDescription: 'Crédito bem explicado.' },
    allSitePage: { nodes: addresses.map((path) => ({ path })) },
    allLegalPage: { nodes: [] },
  };
  const gatsby = { graphql: async () => ({ data }), reporter: { info } };
  jest.replaceProperty(process, 'env', {
    ...process.env,
    SITE_RELEASE: 'true',
  });
  await onPostBuild?.(gatsby as unknown as BuildArgs, {} as never, () => {});
  return info.mock.lastCall;
}

beforeEach(() => {
  process.chdir(mkdtempSync(join(home, 'project-')));
  // A junction needs no privilege on Windows.
  for (const name of ['node_modules', 'src'])
    symlinkSync(join(root, name), name, 'junction');
  for (const name of ['package.json', 'public', 'static'])
    cpSync(join(root, name), name, { recursive: true });
  writeFiles('', {
    'data/partners/logos/LICENSE-desenhos.txt': 'desenhos (MIT)\n',
    'dist/earlier.html': 'An earlier build',
    'dist/static/earlier.avif': '',
    'public/static/earlier.avif': '',
    '.dist/earlier.html': '',
  });
});
afterEach(() => {
  jest.restoreAllMocks();
  process.chdir(root);
});

test('a release may be listed, but for its error pages, and says whom to tell about a vulnerability', async () => {
  const said = await release('/', '/404', '/404.html', '/500');
  expect(said).toEqual([expect.stringContaining('is a release')]);
  expect(read('index.html')).not.toContain(NOINDEX);
  for (const page of ['404', '500'])
    expect(read(`${page}.html`)).toContain(NOINDEX);
  expect(read('_headers')).toBe(readFileSync('static/_headers', 'utf8'));
  expect(read('robots.txt')).toMatch(/^User-agent: \*\nAllow: \/\n\nSitemap: /);
  const contact = read('.well-known/security.txt');
  expect(contact).toMatch(
    /^Contact: mailto:contato@costaclara\.com\.br\n.*\n.*\nCanonical: https:\/\/www\.costaclara\.com\.br\/\.well-known\/security\.txt\n$/,
  );
  const expires = /Expires: (.+)/.exec(contact)?.[1] ?? '';
  const days = (Date.parse(expires) - Date.now()) / 86_400_000;
  expect(Math.round(days)).toBe(364);
});

test('nothing of an earlier build is published, and every license is', async () => {
  await release('/');
  const files = filesIn('dist');
  expect(files.filter((file) => file.endsWith('.html'))).toEqual([
    'index.html',
  ]);
  expect(files.filter((file) => file.includes('earlier'))).toEqual([]);
  expect(read('third-party.txt')).toMatch(
    /Lucide[\s\S]+react-slick \(MIT\)\s+The MIT License[\s\S]+desenhos \(MIT\)/,
  );
});

test('a page has the styles of this build, though Gatsby did not render it again', async () => {
  const stats = { assets: [{ name: 'app.js' }, { name: 'new.css' }] };
  writeFiles('public', {
    'new.css': 'html{x:2}',
    'webpack.stats.json': JSON.stringify({ namedChunkGroups: { app: stats } }),
  });
  await release('/');
  expect(read('index.html')).toContain('<style>html{x:2}</style>');
});

test('without a stylesheet the last dist/ stays as it was', async () => {
  writeFiles('public', {
    'webpack.stats.json': '{"namedChunkGroups":{"app":{"assets":[]}}}',
  });
  await expect(release('/')).rejects.toThrow('no stylesheet');
  expect(read('earlier.html')).toBe('An earlier build');
  // Where a build left it that ended between its last two steps.
  renameSync('dist', '.dist-previous');
  await expect(release('/')).rejects.toThrow('no stylesheet');
  expect(read('earlier.html')).toBe('An earlier build');
});
