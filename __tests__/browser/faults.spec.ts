import type { Route } from '@playwright/test';
import { type Carousel, ISLAND } from './support/carousel';
import { FAILED, hero, partners, SECTIONS } from './support/content';
import { findCutOff } from './support/look';
import { expectNoShift, waitUntilStill } from './support/page';
import { expect, type Page, PHONE, test } from './support/test';

// The planted faults make the browser report errors.
test.use({
  viewport: PHONE,
  contextOptions: { reducedMotion: 'reduce' },
  quiet: false,
});

async function expectSectionsAndPartners(page: Page, carousel: Carousel) {
  for (const target of SECTIONS)
    await expect(page.locator(target)).toBeVisible();
  await expect(carousel.partners.getByRole('listitem')).toHaveCount(
    partners.length,
  );
}

async function expectWorkingList(carousel: Carousel) {
  await expect(carousel.plain).toBeVisible();
  await expect(carousel.slider).toHaveCount(0);
  const before = await carousel.position();
  await carousel.next.click();
  await carousel.expectPosition(before + 1);
  await carousel.previous.click();
  await carousel.expectPosition(before);
}

/** Serves the slider's code so that it throws while it renders, once `window.sliderThrows` is set. */
async function serveThrowingSlider(route: Route) {
  const response = await route.fetch();
  const fault = `{ const original = matchMedia.bind(window);
    window.matchMedia = (query) => ({
      addEventListener() {},
      removeEventListener() {},
      get matches() { if (window.sliderThrows) throw new Error('on purpose'); return original(query).matches; },
    }); }`;
  await route.fulfill({ response, body: `${fault}\n${await response.text()}` });
}

const FAULTS: Record<string, (route: Route) => Promise<void> | void> = {
  'never arrives': () => {},
  'is the login page of a network': (route) =>
    route.fulfill({ body: '<h1>Log in</h1>', contentType: 'text/html' }),
  'throws when it starts': (route) =>
    route.fulfill({
      body: 'export function startIsland() { throw new Error("on purpose"); }',
      contentType: 'text/javascript',
    }),
  'throws while it renders': serveThrowingSlider,
};

for (const [fault, serve] of Object.entries(FAULTS)) {
  test(`when the slider's code ${fault}, the plain list stays and works`, async ({
    page,
    carousel,
    problems,
  }) => {
    await page.addInitScript(() =>
      Object.assign(window, { sliderThrows: true }),
    );
    await page.route(ISLAND, serve);
    await page.goto('/');
    const requested = page.waitForRequest(ISLAND);
    await carousel.root.scrollIntoViewIfNeeded();
    await requested;
    await waitUntilStill(page);
    await expectWorkingList(carousel);
    await expectSectionsAndPartners(page, carousel);
    await expectNoShift(page);
    // Whoever looks for the cause finds it in the console.
    if (fault !== 'never arrives') expect(problems).not.toEqual([]);
  });
}

test('when the slider throws later, the list replaces it in the same place', async ({
  page,
  carousel,
}) => {
  await page.route(ISLAND, serveThrowingSlider);
  await page.goto('/');
  await carousel.start();
  const arrowAt = await carousel.next.boundingBox();
  await page.evaluate(() => Object.assign(window, { sliderThrows: true }));
  await carousel.next.click();
  await expect(carousel.plain).toBeVisible();
  expect(await carousel.next.boundingBox()).toEqual(arrowAt);
  await expectWorkingList(carousel);
  await expectSectionsAndPartners(page, carousel);
});

test('without the font and the pictures, the text stays and nothing shifts', async ({
  page,
  carousel,
}) => {
  await page.route(/\.(?:woff2|avif|webp|png|jpe?g|svg)$/, (route) =>
    route.abort(),
  );
  await page.goto('/');
  await carousel.start();
  await expectSectionsAndPartners(page, carousel);
  expect(await findCutOff(page)).toEqual([]);
  await expectNoShift(page);
  await expect(page.locator('img:not([alt])')).toHaveCount(0);
  await expect(page.getByRole('img', { name: hero.imageAlt })).toBeAttached();
});

test('the 500 page requests nothing else', async ({ page }) => {
  const requested: string[] = [];
  page.on('request', (request) => requested.push(request.url()));
  await page.goto(FAILED, { waitUntil: 'networkidle' });
  expect(requested).toEqual([page.url()]);
});
