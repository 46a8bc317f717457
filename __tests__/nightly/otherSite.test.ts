import { execFileSync } from 'node:child_process';
import { cpSync, readFileSync, symlinkSync } from 'node:fs';
import { join, resolve } from 'node:path';
import {
  addressOf,
  contentPolicy,
  filesIn,
} from '../../plugins/gatsby-plugin-documents';
import { readHeaders } from '../../tools/headers';
import { temporaryFolder } from '../support/temporaryFolder';

const folder = temporaryFolder();

test('the plugin makes documents of another Gatsby site', () => {
  cpSync('__tests__/fixtures/other-site', folder, { recursive: true });
  cpSync('plugins', join(folder, 'plugins'), { recursive: true });
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'));
  execFileSync('npx', ['gatsby', 'build'], { cwd: folder, stdio: 'pipe' });
  const dist = join(folder, 'dist');
  const page = readFileSync(join(dist, 'index.html'), 'utf8');
  const css = 'h1{color:#639}';
  expect(page).toContain('<title>Bakery</title>');
  expect(page).toContain('<h1>Fresh bread</h1>');
  expect(page).toContain(`<style>${css}</style>`);
  expect(page).not.toMatch(/<script|gatsby/i);
  const common = new Map(readHeaders(dist)[0]?.headers);
  expect(common.get('Content-Security-Policy')).toBe(
    contentPolicy([{ scripts: [], styles: [css] }]),
  );
  expect(filesIn(dist).map(addressOf)).toEqual(
    expect.arrayContaining(['/', '/sitemap.xml', '/robots.txt', '/_headers']),
  );
}, 300_000);
