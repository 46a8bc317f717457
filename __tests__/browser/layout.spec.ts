import {
  company,
  FOUND,
  hero,
  OTHER,
  PAGES,
  partners,
  services,
} from './support/content';
import { motions } from './support/look';
import { covered, expectNoShift, holdBack, still } from './support/page';
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
      '.skip-link, nav, aside, main a[href="/"], main [href*="wa.me"]:has(svg)';
    const visible = page.locator(forScreens).filter({ visible: true });
    await expect(visible).toHaveCount(0);
    // Whose page it is stands above it, and how to reach them below.
    await expect(page.getByText(company.brand).first()).toBeVisible();
    if (!FOUND.includes(path)) return;
    const phone = page.locator('footer a[href^="tel:"]');
    await expect(phone).toBeVisible();
  });
}

test('paper holds every partner’s name, and no arrows', async ({
  page,
  carousel,
}) => {
  await page.setViewportSize({ width: 718, height: 1047 });
  await page.goto('/');
  await carousel.wake();
  await page.emulateMedia({ media: 'print' });
  await expect(carousel.next).toBeHidden();
  await expect(carousel.slider).toBeHidden();
  const shown = carousel.plain.locator('[data-name]').filter({ visible: true });
  await expect(shown).toHaveText(partners.map(({ name }) => name));
  const ends = await shown.evaluateAll((all) =>
    all.map((name) => name.getBoundingClientRect().right),
  );
  expect(Math.max(...ends)).toBeLessThan(718);
});

test('on a phone the columns of a table share its width', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await page.goto('/politica-privacidade');
  const widths = await page
    .locator('table')
    .first()
    .locator('th')
    .evaluateAll((cells) =>
      cells.map((cell) => Math.round(cell.getBoundingClientRect().width)),
    );
  expect(widths.length).toBeGreaterThan(1);
  expect(Math.max(...widths) - Math.min(...widths)).toBeLessThan(2);
});

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
  const first = page.locator('section').first();
  await expect(first.getByRole('heading')).toBeInViewport({ ratio: 1 });
  for (const name of [hero.primaryAction, hero.secondaryAction])
    await expect(first.getByRole('link', { name })).toBeInViewport({
      ratio: 1,
    });
});

test('each service card has a color of its own, and its button an outline in forced colors', async ({
  page,
}) => {
  await page.goto('/');
  const cards = page.locator('section:has(#servicos) li');
  const grounds = await cards.evaluateAll((all) =>
    all.map((card) => getComputedStyle(card).backgroundImage),
  );
  expect(new Set(grounds).size).toBe(services.items.length);
  expect(grounds).not.toContain('none');
  await page.emulateMedia({ forcedColors: 'active' });
  const button = cards.first().getByRole('link');
  await expect(button).toHaveCSS('border-top-width', '2px');
});

test('initials stand in circles, whatever they are made of', async ({
  page,
}) => {
  await page.goto('/');
  for (const shape of await page.locator('[data-initials]').all())
    await expect(shape).toHaveCSS('border-radius', '50%');
});

test('nothing on a legal page moves when its font arrives', async ({
  page,
}) => {
  await page.setViewportSize(PHONE);
  const deliver = await holdBack(page, '**/*.woff2');
  await page.goto(OTHER, { waitUntil: 'domcontentloaded' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await still(page);
  deliver();
  await page.evaluate(() => document.fonts.ready);
  await still(page);
  await expectNoShift(page);
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
