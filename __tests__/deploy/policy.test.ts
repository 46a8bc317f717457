import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from '@playwright/test';
import { CspEvaluator } from 'csp_evaluator/dist/evaluator';
import { Severity } from 'csp_evaluator/dist/finding';
import { CspParser } from 'csp_evaluator/dist/parser';
import { findChromium } from '@/scripts/findBrowsers';
import { readHeaders } from '@/scripts/publishedRules';
import { startServer } from '@/scripts/serve';
import { hosts } from './support/hosts';
import { textOf } from './support/published';

const policies = readHeaders('public')
  .flatMap(({ headers }) => headers)
  .filter(([name]) => name === 'Content-Security-Policy')
  .map(([, value]) => value);

test('there is one policy, for every address', () => {
  expect(policies).toHaveLength(1);
});

test('the policy allows nothing unsafe', () => {
  expect(policies[0]).not.toMatch(/unsafe-|\*|https?:|data:/);
  expect(policies[0]).toContain("frame-ancestors 'none'");
});

test("Google's evaluator finds nothing of high or medium severity in the policy", () => {
  const { csp } = new CspParser(policies[0] ?? '');
  const found = new CspEvaluator(csp).evaluate();
  // A lower number is more severe; `self` alone is a "maybe": it asks who may upload to this host. Nobody may.
  const severe = found.filter(({ severity }) => severity <= Severity.MEDIUM);
  expect(severe.map(({ directive, description }) => `${directive}: ${description}`)).toEqual([]);
});

describe('in a browser', () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox'] });
  }, 60_000);
  afterAll(() => browser?.close());

  /** Opens a page and wakes its scripts. @returns what the policy refused and what else went wrong */
  async function complaintsOf(page: Page, url: string) {
    const complaints: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'error') complaints.push(message.text());
    });
    page.on('pageerror', ({ message }) => complaints.push(message));
    await page.goto(url, { waitUntil: 'load' });
    await page.mouse.move(50, 50);
    await page.keyboard.press('Tab');
    await page.mouse.wheel(0, 4000);
    await page.waitForLoadState('networkidle');
    return complaints;
  }

  test('a script that somebody changed does not run, and the unchanged one does', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'changed-'));
    cpSync('public', folder, { recursive: true });
    const html = textOf('index.html');
    const changed = html.replace(
      /(<script data-page[^>]*>)/,
      '$1document.documentElement.dataset.changed="yes";',
    );
    expect(changed).not.toBe(html);
    writeFileSync(join(folder, 'index.html'), changed);
    for (const copy of ['br', 'gz']) rmSync(join(folder, `index.html.${copy}`));
    const site = await startServer({ dir: folder, port: 0 });
    const page = await browser.newPage();
    try {
      const complaints = await complaintsOf(page, site.url);
      expect(await page.locator('html').getAttribute('data-changed')).toBeNull();
      expect(complaints.join('\n')).toMatch(/Content Security Policy/);
    } finally {
      await page.close();
      await site.close();
      rmSync(folder, { recursive: true, force: true });
    }
  }, 60_000);

  test.each(hosts)(
    'nothing is refused and nothing fails on $name',
    async ({ start }) => {
      const host = await start();
      const page = await browser.newPage();
      try {
        for (const path of ['/', '/politica-privacidade'])
          expect([path, await complaintsOf(page, host.url + path)]).toEqual([path, []]);
        const complaints = await complaintsOf(page, `${host.url}/termos-uso`);
        await page
          .getByRole('main')
          .getByRole('link', { name: 'Voltar ao início' })
          .first()
          .click();
        // The address changes a moment before the page does.
        await page
          .getByRole('heading', { level: 1, name: 'Qual o tamanho do seu sonho?' })
          .waitFor();
        expect(page.url()).toBe(`${host.url}/`);
        expect(complaints).toEqual([]);
      } finally {
        await page.close();
        await host.stop();
      }
    },
    180_000,
  );
});
