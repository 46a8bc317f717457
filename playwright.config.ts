import { defineConfig, devices } from '@playwright/test';
import { CHROMIUM } from './__tests__/support/browsers';

const run = process.env.npm_lifecycle_event?.replace('test:', '') ?? 'all';

export default defineConfig({
  testDir: '__tests__/browser',
  testMatch: '**/*.spec.ts',
  outputDir: '.reports/browser',
  snapshotPathTemplate: '__tests__/browser/pictures/{arg}{ext}',
  workers: 2,
  fullyParallel: true,
  timeout: 60_000,
  expect: { timeout: 15_000 },
  forbidOnly: Boolean(process.env.CI),
  // CI's machines are shared: a test that passes at the second try is listed as flaky.
  retries: process.env.CI ? 1 : 0,
  reporter: [
    ['list'],
    ['json', { outputFile: `.reports/playwright-${run}.json` }],
  ],
  use: {
    ...devices['Desktop Chrome'],
    viewport: { width: 1440, height: 900 },
    // A host under test may have a certificate that nobody signed.
    ignoreHTTPSErrors: true,
    launchOptions: CHROMIUM,
  },
  projects: [
    { name: 'chromium', testIgnore: '**/engines/**' },
    {
      name: 'editor',
      testDir: '__tests__/editor',
      timeout: 150_000,
      use: { locale: 'pt-BR', viewport: { width: 1600, height: 900 } },
    },
    {
      name: 'engines',
      testMatch: '**/engines/*.spec.ts',
      fullyParallel: false,
      workers: 1,
    },
    {
      name: 'screens',
      testMatch: '**/screens.ts',
      outputDir: '.reports/screens',
    },
  ],
});
