import { FOUND } from './support/content';
import { scrollThrough, scrollTo } from './support/page';
import { test } from './support/test';

const WIDTHS = [360, 768, 1440, 1920];
const THEMES = ['light', 'dark'] as const;

test.use({ contextOptions: { reducedMotion: 'reduce' }, quiet: false });

for (const theme of THEMES)
  for (const width of WIDTHS)
    test(`${theme}, ${width} px`, async ({ page, carousel }) => {
      await page.emulateMedia({ colorScheme: theme });
      await page.setViewportSize({ width, height: width < 600 ? 640 : 900 });
      for (const path of [...FOUND, '/404', '/500']) {
        const name = path.slice(1) || 'inicio';
        const picture = (state: string) =>
          `.reports/screens/${theme}/${name}${state}-${width}.png`;
        await page.goto(path);
        await page.screenshot({ path: picture('-topo') });
        if (await page.locator('header summary').isVisible()) {
          await page.locator('header summary').click();
          await page.screenshot({ path: picture('-menu') });
          await page.keyboard.press('Escape');
        }
        await scrollThrough(page);
        await carousel.wake();
        await scrollTo(page, 0);
        await page.screenshot({ path: picture(''), fullPage: true });
      }
    });
