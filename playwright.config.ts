import { defineConfig, devices } from '@playwright/test';
import { CHROMIUM } from './tools/chromium';

const DESK = { width: 1440, height: 900 };

/** Playwright's own Firefox or WebKit (`npx playwright install firefox webkit`), for what may differ between engines. */
const otherEngine = (name: string, device: string) => ({
  name,
  testMatch: /\b(anchors|carousel|menu|noScript|pages)\.spec/,
  // Tests that use the Chrome DevTools Protocol or expect Chromium's console messages.
  grepInvert: /@chromium/,
  use: { ...devices[device], viewport: DESK, launchOptions: {} },
});

export default defineConfig({
  testDir: '__tests__/browser',
  testMatch: '**/*.spec.ts',
  outputDir: '.reports/browser',
  workers: 2,
  fullyParallel: true,
  timeout: 60_000,
  expect: { timeout: 15_000 },
  forbidOnly: Boolean(process.env.CI),
  // CI machines are shared. A test that passes on the second try is reported as flaky.
  retries: process.env.CI ? 1 : 0,
  reporter: [['list'], ['json', { outputFile: '.reports/playwright.json' }]],
  // At a free port, which Playwright reads from what the command prints.
  webServer: {
    command: 'npm run serve',
    env: { PORT: '0' },
    wait: { stdout: /localhost:(?<site_port>\d+)/ },
  },
  use: {
    ...devices['Desktop Chrome'],
    baseURL: `http://localhost:${process.env.SITE_PORT}`,
    viewport: DESK,
    launchOptions: CHROMIUM,
  },
  projects: [
    { name: 'chromium' },
    otherEngine('firefox', 'Desktop Firefox'),
    otherEngine('webkit', 'Desktop Safari'),
    {
      name: 'editor',
      testDir: '__tests__/editor',
      timeout: 150_000,
      // Sveltia renders only the fields in view: the window is as tall as most forms.
      use: { locale: 'pt-BR', viewport: { width: 1600, height: 4000 } },
    },
  ],
});
