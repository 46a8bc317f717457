import { partnerList, still, wake, wakeCarousel } from './support/alive';
import {
  DATA,
  emptied,
  expectFallback,
  expectWholeHome,
  goToTerms,
  withoutSlider,
} from './support/faults';
import { overflow, place, stripAt } from './support/place';
import { expect, PHONE, test } from './support/test';

test.use({ viewport: PHONE, contextOptions: { reducedMotion: 'reduce' } });

test('every script blocked: the page is whole, and its links work', async ({ page }) => {
  await page.route('**/*.js', (route) => route.abort());
  await page.goto('/#parceiros');
  await page.keyboard.press('Shift');
  await page.getByRole('button', { name: /próximo/i }).click();
  await expect.poll(() => stripAt(page)).toBeGreaterThan(100);
  await expectWholeHome(page);
  await goToTerms(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Termos de Uso');
});

for (const fault of ['aborted', 'answered 500'] as const) {
  test(`page data ${fault}: the page stays; a change of page shows the fallback`, async ({
    page,
  }) => {
    const fail = (address: string) =>
      page.route(address, (route) =>
        fault === 'aborted' ? route.abort() : route.fulfill({ status: 500, body: 'erro' }),
      );
    await fail(DATA.início);
    await page.goto('/');
    const asked = page.waitForEvent('request', (request) => /index\/page-data/.test(request.url()));
    await page.keyboard.press('Shift');
    await asked;
    await page.waitForLoadState('networkidle');
    await expectWholeHome(page);

    await page.unroute(DATA.início);
    await fail(DATA.termos);
    await page.goto('/');
    await wake(page);
    await goToTerms(page);
    await expectFallback(page);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await page.getByRole('link', { name: 'Voltar ao início' }).click();
    await expectWholeHome(page);
  });
}

test("the slider's code missing: the plain list stays and the arrows move it", async ({ page }) => {
  await withoutSlider(page);
  await page.goto('/#parceiros');
  await wake(page);
  await page.waitForLoadState('networkidle');
  await expect(page.locator('.slick-list')).toHaveCount(0);
  await page.getByRole('button', { name: /próximo/i }).click();
  await expect.poll(() => stripAt(page)).toBeGreaterThan(100);
  await page.getByRole('button', { name: /anterior/i }).click();
  await expect.poll(() => stripAt(page)).toBeLessThan(24);
  await expectWholeHome(page);
});

test('the network gone after load: what is here works, another page shows the fallback', async ({
  page,
  context,
}) => {
  await page.goto('/');
  await wakeCarousel(page);
  await context.setOffline(true);
  const first = partnerList(page).getByRole('listitem').first();
  const from = (await first.boundingBox())?.x ?? 0;
  await page.getByRole('button', { name: /próximo/i }).click();
  await still(page);
  expect((await first.boundingBox())?.x).toBeLessThan(from - 200);
  await page.locator('summary').click();
  await page.locator('details').getByRole('link', { name: 'Serviços' }).click();
  await expect.poll(() => place(page, 'servicos')).toBe('free');
  await expectWholeHome(page);
  await goToTerms(page);
  await expectFallback(page);
});

test('storage refused: everything works', async ({ page, complaints }) => {
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('refused', 'SecurityError');
        },
      });
    }
  });
  await page.goto('/');
  await wakeCarousel(page);
  await goToTerms(page);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await page.goBack();
  await expectWholeHome(page);
  expect(complaints).toEqual([]);
});

test('font and every picture missing: text and alternatives are there, nothing is wider', async ({
  page,
}) => {
  await page.route(/\.(?:woff2|avif|webp|png|jpe?g|svg)$/, (route) => route.abort());
  await page.goto('/');
  await wakeCarousel(page);
  await expectWholeHome(page);
  expect(await overflow(page)).toBe(0);
  await expect.poll(() => page.evaluate(() => document.fonts.status)).toBe('loaded');
  // A picture that says something says it in words; the others are empty, not nameless.
  const words = await page
    .locator('img')
    .evaluateAll((all) => all.map((img) => img.getAttribute('alt')));
  expect(words).not.toContain(null);
  await expect(page.locator('#home img:not([alt=""])')).toHaveAttribute('alt', /\p{L}{3}/u);
});

test('a page that throws while it renders shows the fallback, on arrival and on a change', async ({
  page,
}) => {
  await emptied(page, DATA.termos, 'page');
  await page.goto('/');
  await wake(page);
  await goToTerms(page);
  await expectFallback(page);

  await emptied(page, DATA.início, 'homeServices');
  await page.goto('/');
  await page.keyboard.press('Shift');
  await expectFallback(page);
});
