import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { readHeaders } from '@/publish/headers';
import { CHROMIUM } from '@/scripts/browsers';
import { buildEditor } from '@/scripts/buildEditor';
import type { Host } from '../support/host';
import { startNginx } from './support/nginx';
import { onCloudflare, onNginx } from './support/onHost';
import { startWrangler } from './support/wrangler';

const out = mkdtempSync(join(tmpdir(), 'editor-'));
beforeAll(() => buildEditor(out, 'empresa/site', 'main'), 60_000);
afterAll(() => rmSync(out, { recursive: true }));

const startsOn = (start: () => Promise<Host>) => async () => {
  const host = await start();
  const browser = await chromium.launch(CHROMIUM);
  try {
    const page = await browser.newPage({ ignoreHTTPSErrors: true });
    const answers = new Map<string, string>();
    page.on('response', async (response) => {
      const { 'content-security-policy': policy = 'none' } = await response.allHeaders();
      if (/^http/.test(response.url())) answers.set(response.url(), policy);
    });
    await page.goto(host.url);
    await page.getByRole('button', { name: 'Entrar Usando Token de Acesso' }).waitFor();
    const [rule] = readHeaders(out);
    const { 'Content-Security-Policy': policy } = Object.fromEntries(rule?.headers ?? []);
    expect(policy).toContain('connect-src');
    for (const [address, sent] of answers) expect([address, sent]).toEqual([address, policy]);
    expect([...answers.keys()].filter((address) => !address.startsWith(host.url))).toEqual([]);
  } finally {
    await browser.close();
    await host.stop();
  }
};

onNginx('on nginx', () => {
  test(
    'the editor starts under its own policy',
    startsOn(() => startNginx(out)),
    120_000,
  );
});

onCloudflare('on Cloudflare Pages', () => {
  const start = () => startWrangler(out);
  test('the editor starts under its own policy', startsOn(start), 120_000);
});
