import { partnerList, still, wake, wakeCarousel } from './support/alive';
import { firstInView, place } from './support/carousel';
import { DESK, expect, PHONE, test } from './support/test';

/** Writes down layout shifts from the page's first moment on, with what shifted; one after a touch counts too. */
const watchShifts = () => {
  interface Shift extends PerformanceEntry {
    readonly value: number;
    readonly sources: readonly { readonly node?: Node }[];
  }
  const log: string[] = [];
  Object.assign(window, { shifts: log });
  new PerformanceObserver((list) => {
    for (const { value, sources } of list.getEntries() as Shift[])
      log.push(
        `${value}: ${sources.map(({ node }) => node?.textContent?.slice(0, 40)).join(' | ')}`,
      );
  }).observe({ type: 'layout-shift', buffered: true });
};

/** What `watchShifts` has written. */
const shiftsSeen = () => (window as unknown as { shifts: string[] }).shifts;

for (const [size, viewport] of Object.entries({ celular: PHONE, mesa: DESK })) {
  test.describe(size, () => {
    test.use({ viewport });

    test('nothing shifts through a full scroll and while the carousel comes alive', async ({
      page,
    }) => {
      await page.addInitScript(watchShifts);
      await page.goto('/');
      const bottom = await page.evaluate(() => document.body.scrollHeight);
      for (let y = 0; y < bottom; y += viewport.height / 2) {
        await page.mouse.wheel(0, viewport.height / 2);
        await still(page);
      }
      await wakeCarousel(page);
      await still(page);
      const shifts = await page.evaluate(shiftsSeen);
      const sum = shifts.reduce((all, shift) => all + Number.parseFloat(shift), 0);
      // "0.00", not nothing: a word of another font, where that comes late, is a pixel or two wider.
      expect(sum, shifts.join('\n')).toBeLessThan(0.005);
    });

    test('the slider stands where the plain list stood, and nothing shifts for it', async ({
      page,
    }) => {
      await page.addInitScript(watchShifts);
      let release = () => undefined as unknown;
      const held = new Promise<void>((done) => {
        release = () => done();
      });
      // The app's own scripts wait, so that the plain list can be measured in its place.
      await page.route(/\.js$/, async (route) => {
        await held;
        await route.continue();
      });
      await page.goto('/');
      const card = page.locator('#parceiros').getByText('AMIGOZ', { exact: true }).first();
      await page.locator('#parceiros ul').scrollIntoViewIfNeeded();
      await still(page);
      await page.evaluate(() => document.fonts.ready);
      const before = await card.boundingBox();
      const shiftsBefore = (await page.evaluate(shiftsSeen)).length;
      const arrow = page.getByRole('button', { name: 'Próximo parceiro' });
      const arrowBefore = await arrow.boundingBox();
      release();
      await page.locator('.slick-initialized .slick-cloned').first().waitFor({ state: 'attached' });
      const real = page
        .locator('.slick-slide:not(.slick-cloned)')
        .getByText('AMIGOZ', { exact: true });
      expect(await real.boundingBox()).toEqual(before);
      expect(await arrow.boundingBox()).toEqual(arrowBefore);
      await still(page);
      expect((await page.evaluate(shiftsSeen)).slice(shiftsBefore)).toEqual([]);
    });
  });
}

test('begins at the partner to which the plain list was scrolled', async ({ page }) => {
  await page.route(/\.js$/, (route) => route.abort());
  await page.goto('/');
  await page
    .locator('#parceiros ul')
    .evaluate((list) => list.scrollTo({ left: 224 * 5, behavior: 'instant' }));
  await still(page);
  expect(await firstInView(page)).toBe('C6');
  await page.unroute(/\.js$/);
  // The same page again, this time with its scripts held until the list was scrolled.
  let release = () => undefined as unknown;
  const held = new Promise<void>((done) => {
    release = () => done();
  });
  await page.route(/\.js$/, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/');
  await page.locator('#parceiros ul').scrollIntoViewIfNeeded();
  await page
    .locator('#parceiros ul')
    .evaluate((list) => list.scrollTo({ left: 224 * 5, behavior: 'instant' }));
  release();
  await page.locator('.slick-cloned').first().waitFor({ state: 'attached' });
  await still(page);
  expect(await place(page)).toBe(5);
});

test('does not take the list away from under the keyboard', async ({ page }) => {
  await page.goto('/');
  await page.locator('#parceiros ul').focus();
  await wake(page);
  await page.keyboard.press('Tab');
  await expect(page.locator('#parceiros ul')).toBeVisible();
  await expect(page.getByRole('link', { name: /^AMIGOZ/ })).toBeFocused();
});

test('the plain list stays, whole and in working order, when the slider’s code is lost', async ({
  page,
}) => {
  await page.goto('/');
  const lost: string[] = [];
  await page.route(/\.js$/, async (route) => {
    const answer = await route.fetch();
    // Whatever file it is in: the slider's code is the one that knows slick's classes.
    if (!(await answer.text()).includes('slick-cloned')) return route.fulfill({ response: answer });
    lost.push(route.request().url());
    return route.abort();
  });
  await page.locator('#parceiros ul').scrollIntoViewIfNeeded();
  await wake(page);
  await expect.poll(() => lost.length).toBeGreaterThan(0);
  await expect(partnerList(page).getByRole('listitem')).toHaveCount(32);
  await page.getByRole('button', { name: 'Próximo parceiro' }).click();
  await expect
    .poll(() => page.locator('#parceiros ul').evaluate((list) => list.scrollLeft))
    .toBe(224);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Qual o tamanho do seu sonho?');
});
