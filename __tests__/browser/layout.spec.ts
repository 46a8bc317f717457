import { FOUND, hero, PAGES } from './support/content';
import { motions } from './support/look';
import { covered } from './support/page';
import { DESK, expect, PHONE, test } from './support/test';

for (const path of PAGES) {
  test(`${path}: prints dark on white, without what only a screen needs`, async ({
    page,
  }) => {
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
    await page.goto(path);
    const heading = page.getByRole('heading', { level: 1 });
    await expect(heading).toBeVisible();
    await expect(heading).toHaveCSS('color', 'rgb(0, 0, 0)');
    await expect(page.locator('html')).toHaveCSS('color-scheme', 'light');
    const forScreens =
      'a[href="#conteudo"], body > * > * > header, aside, main nav, main a[href="/"]';
    await expect(
      page.locator(forScreens).filter({ visible: true }),
    ).toHaveCount(0);
  });
}

for (const path of FOUND) {
  test(`${path}: every fragment lands below the header`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(path);
    const own = await page.evaluate(() =>
      [...document.links]
        .filter(({ pathname, hash }) => hash && pathname === location.pathname)
        .map(({ hash }) => hash)
        .filter((hash) => hash !== '#conteudo'),
    );
    for (const viewport of [PHONE, DESK]) {
      await page.setViewportSize(viewport);
      expect
        .soft(await covered(page, own, true), `${viewport.width} px`)
        .toEqual([]);
    }
  });
}

test('a small phone shows the question and both buttons at once', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto('/');
  const first = page.getByRole('region', { name: hero.headline });
  await expect(first.getByRole('heading')).toBeInViewport({ ratio: 1 });
  for (const name of [hero.primaryAction, hero.secondaryAction])
    await expect(first.getByRole('link', { name })).toBeInViewport({
      ratio: 1,
    });
});

test('forced colours draw no box around a link among words', async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto('/');
  await expect(page.locator('#servicos li a').first()).toHaveCSS(
    'border-top-width',
    '0px',
  );
});

test('with less motion nothing moves by itself, and cards change at once', async ({
  page,
  carousel,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  await carousel.wake();
  expect(await motions(page)).toEqual([]);
  const places = page.locator('.slick-track').evaluate(async (track) => {
    const seen = new Set<number>();
    for (let frame = 0; frame < 60 && seen.size < 3; frame += 1) {
      seen.add(Math.round(track.getBoundingClientRect().left));
      await new Promise(requestAnimationFrame);
    }
    return seen.size;
  });
  await carousel.next.click();
  expect(await places).toBe(2);
});
