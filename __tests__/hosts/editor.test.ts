import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { filesIn } from '../../plugins/gatsby-plugin-documents/src/files';
import { readHeaders } from '../../plugins/gatsby-plugin-documents/src/headers';
import { buildEditor } from '../../tools/editor/buildEditor';
import { ask } from '../support/ask';
import type { Host } from '../support/host';
import { onNginx, startNginx } from './support/nginx';
import { startWrangler } from './support/wrangler';

const out = mkdtempSync(join(tmpdir(), 'editor-'));
beforeAll(() => buildEditor(out, 'empresa/site', 'main'), 60_000);
afterAll(() => rmSync(out, { recursive: true }));

const describeEditor = (start: () => Promise<Host>) =>
  test('everything of the editor has its own policy', async () => {
    const host = await start();
    const policy = new Map(readHeaders(out)[0]?.headers).get(
      'Content-Security-Policy',
    );
    expect(policy).toContain('connect-src');
    for (const file of filesIn(out).filter((name) =>
      /\.(?:html|js|css)$/.test(name),
    )) {
      const { headers } = await ask(host.url, `/${file}`);
      expect([file, headers['content-security-policy']]).toEqual([
        file,
        policy,
      ]);
    }
    await host.stop();
  }, 120_000);

onNginx('on nginx', () => describeEditor(() => startNginx(out)));
describe('on Cloudflare', () => describeEditor(() => startWrangler(out)));
