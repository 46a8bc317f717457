import { findChromium, findFirefox, findWebkit } from '../../../src/scripts/findBrowsers';
import { test } from '../support/test';
import { startChromium } from './chromium';
import type { Engine } from './engine';
import { startFirefox } from './firefox';
import { steps } from './walk';
import { startWebkit } from './webkit';

const ENGINES = [
  { name: 'Chromium', find: findChromium, start: startChromium },
  { name: 'Firefox', find: findFirefox, start: startFirefox },
  { name: 'WebKit', find: findWebkit, start: startWebkit },
];

for (const { name, find, start } of ENGINES) {
  test.describe(name, () => {
    // Where an engine can't be had, a person may go on without it; CI may not (src/scripts/browsers.ts).
    test.skip(
      !find() && !process.env.CI,
      `${name} não está instalado: npm test diz como instalar.`,
    );

    let engine: Engine;

    test.beforeAll(async () => {
      engine = await start();
    });

    test.afterAll(async () => {
      await engine?.close();
    });

    for (const { name: what, walk } of steps) {
      test(what, async ({ siteUrl }) => {
        await walk(engine, siteUrl);
      });
    }
  });
}
