import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { CspEvaluator } from 'csp_evaluator/dist/evaluator';
import { Severity } from 'csp_evaluator/dist/finding';
import { CspParser } from 'csp_evaluator/dist/parser';
import { CHROMIUM } from '@/scripts/browsers';
import { startServer } from '@/scripts/serve';
import { common, textOf } from './support/published';

const policy = new Map(common.headers).get('Content-Security-Policy') ?? '';

test('the policy allows nothing unsafe', () => {
  expect(policy).not.toMatch(/unsafe-|\*|https?:|data:/);
  expect(policy).toContain("frame-ancestors 'none'");
  expect(policy).toContain("require-trusted-types-for 'script'");
});

test("Google's evaluator finds nothing of high or medium severity in the policy", () => {
  const { csp } = new CspParser(policy);
  const found = new CspEvaluator(csp).evaluate();
  // A lower number is more severe; `self` alone is a "maybe": it asks who may upload to this host. Nobody may.
  const severe = found.filter(({ severity }) => severity <= Severity.MEDIUM);
  expect(severe.map(({ directive, description }) => `${directive}: ${description}`)).toEqual([]);
});

test('a script that somebody changed does not run, nor does markup made of a text', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'changed-'));
  cpSync('dist', folder, { recursive: true });
  const changed = textOf('index.html').replace(
    '<script>',
    '<script>document.documentElement.dataset.changed="yes";',
  );
  expect(changed).not.toBe(textOf('index.html'));
  writeFileSync(join(folder, 'index.html'), changed);
  const site = await startServer({ dir: folder, port: 0 });
  const browser = await chromium.launch(CHROMIUM);
  const page = await browser.newPage();
  try {
    const complaints: string[] = [];
    page.on('console', (message) => complaints.push(message.text()));
    await page.goto(site.url);
    expect(await page.locator('html').getAttribute('data-changed')).toBeNull();
    expect(complaints.join('\n')).toMatch(/Content Security Policy/);
    const inject = () =>
      page.evaluate(() => {
        document.body.innerHTML = '<b>x</b>';
      });
    await expect(inject()).rejects.toThrow(/TrustedHTML/);
  } finally {
    await browser.close();
    await site.close();
    rmSync(folder, { recursive: true, force: true });
  }
}, 60_000);
