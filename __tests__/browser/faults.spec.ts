import type { Route } from '@playwright/test';
import { type Carousel, ISLAND } from './support/carousel';
import { FAILED, hero, partners, SECTIONS } from './support/content';
import { lost } from './support/look';
import { expectNoShift, still } from './support/page';
import { expect, type Page, PHONE, test } from './support/test';

// What is broken on purpose makes the browser complain.
test.use({
  viewport: PHONE,
  contextOptions: { reducedMotion: 'reduce' },
  quiet: false,
});

async function expectWhole(page: Page, carousel: Carousel) {
  for (const target of SECTIONS)
    await expect(page.locator(target)).toBeVisible();
  await expect(carousel.partners.getByRole('listitem')).toHaveCount(
    partners.length,
  );
}

async function expectPlain(carousel: Carousel) {
  await expect(carousel.plain).toBeVisible();
  await expect(carousel.slider).toHaveCount(0);
  const from = await carousel.place();
  await carousel.next.click();
  await carousel.expectPlace(from + 1);
  await carousel.previous.click();
  await carousel.expectPlace(from);
}

async function fragile(route: Route) {
  const response = await route.fetch();
  const trap = `{ const real = matchMedia.bind(window);
    window.matchMedia = (query) => ({
      addEventListener() {},
      removeEventListener() {},
      get matches() { if (window.broken) throw new Error('on purpose'); return real(query).matches; },
    }); }`;
  await route.fulfill({ response, body: `${trap}\n${await response.text()}` });
}

const FAULTS: Record<string, (route: Route) => Promise<void> | void> = {
  'never arrives': () => {},
  'is the page of a hotel’s network': (route) =>
    route.fulfill({ body: '<h1>Log in</h1>', contentType: 'text/html' }),
  'throws while it renders': fragile,
};

for (const [fault, serve] of Object.entries(FAULTS)) {
  test(`the slider's code ${fault}: the plain list stays and works`, async ({
    page,
    carousel,
  }) => {
    await page.addInitScript(() => Object.assign(window, { broken: true }));
    await page.route(ISLAND, serve);
    await page.goto('/');
    const asked = page.waitForRequest(ISLAND);
    await carousel.root.scrollIntoViewIfNeeded();
    await asked;
    await still(page);
    await expectPlain(carousel);
    await expectWhole(page, carousel);
    await expectNoShift(page);
  });
}

test('a slider that throws later gives the list its place back', async ({
  page,
  carousel,
}) => {
  await page.route(ISLAND, fragile);
  await page.goto('/');
  await carousel.wake();
  const arrowAt = await carousel.next.boundingBox();
  await page.evaluate(() => Object.assign(window, { broken: true }));
  await carousel.next.click();
  await expect(carousel.plain).toBeVisible();
  expect(await carousel.next.boundingBox()).toEqual(arrowAt);
  await expectPlain(carousel);
  await expectWhole(page, carousel);
});

test('code that is late goes on from where the list was moved', async ({
  carousel,
}) => {
  const arrive = await carousel.hold();
  await expectPlain(carousel);
  await carousel.next.click();
  await carousel.expectPlace(1);
  await arrive();
  await expect(carousel.slider).toBeVisible();
  await carousel.expectPlace(1);
  await carousel.next.click();
  await carousel.expectPlace(2);
});

test('font and pictures missing: words stand, nothing shifts', async ({
  page,
  carousel,
}) => {
  await page.route(/\.(?:woff2|avif|webp|png|jpe?g|svg)$/, (route) =>
    route.abort(),
  );
  await page.goto('/');
  await carousel.wake();
  await expectWhole(page, carousel);
  expect(await lost(page)).toEqual([]);
  await expectNoShift(page);
  await expect(page.locator('img:not([alt])')).toHaveCount(0);
  await expect(page.getByRole('img', { name: hero.imageAlt })).toBeAttached();
});

test('a failed server’s page asks for nothing else', async ({ page }) => {
  const asked: string[] = [];
  await page.route('**/*', (route) => {
    const request = route.request();
    if (request.isNavigationRequest()) return route.continue();
    // The browser itself looks for an icon for its tab.
    if (!request.url().includes('/favicon')) asked.push(request.url());
    return route.abort();
  });
  await page.goto(FAILED);
  await page.waitForLoadState('networkidle');
  expect(asked).toEqual([]);
});
