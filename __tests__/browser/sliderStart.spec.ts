import { writeFile } from 'node:fs/promises';
import { pathToFileURL } from 'node:url';
import { ISLAND } from './support/carousel';
import { partners } from './support/content';
import { expectNoShift } from './support/page';
import { expect, PHONE, test } from './support/test';

test('the slider takes the place of a moved list', async ({
  page,
  carousel,
}) => {
  const letSliderArrive = await carousel.openWithoutSlider();
  await page.evaluate(() => document.fonts.ready);
  await carousel.next.click();
  await carousel.expectPosition(1);
  const second = carousel.plain.getByRole('link').nth(1);
  const before = await second.boundingBox();
  const arrowBefore = await carousel.next.boundingBox();
  await letSliderArrive();
  await expect(carousel.plain).toBeHidden();
  expect(await carousel.links.nth(1).boundingBox()).toEqual(before);
  expect(await carousel.next.boundingBox()).toEqual(arrowBefore);
  await expectNoShift(page);
  await expect(carousel.next).toBeFocused();
  await page.keyboard.press('Enter');
  await carousel.expectPosition(2);
});

test('the slider is loaded before the partners are in view', async ({
  page,
  carousel,
}) => {
  await page.goto('/');
  const requested = page.waitForRequest(ISLAND);
  await carousel.root.evaluate((root) =>
    scrollBy(0, root.getBoundingClientRect().top - 1.5 * innerHeight),
  );
  await requested;
  await expect(carousel.root).not.toBeInViewport();
});

test('the slider waits until the list loses the focus', async ({
  carousel,
}) => {
  const letSliderArrive = await carousel.openWithoutSlider();
  const link = carousel.plain.getByRole('link').first();
  await link.focus();
  await letSliderArrive();
  await expect(link).toBeFocused();
  await carousel.next.focus();
  await expect(carousel.slider).toBeVisible();
  await expect(carousel.plain).toBeHidden();
});

test('the slider waits until the list is still', async ({ carousel }) => {
  const letSliderArrive = await carousel.openWithoutSlider();
  const strip = carousel.plain.locator('..');
  // As under a finger: a little further in each frame, for a second.
  const moving = strip.evaluate(async (list: HTMLElement) => {
    list.style.scrollSnapType = 'none';
    for (let frame = 0; frame < 60; frame += 1) {
      list.scrollLeft += 4;
      await new Promise(requestAnimationFrame);
      if (list.closest('[data-slider]')) return 'replaced';
    }
    return list.scrollLeft;
  });
  await letSliderArrive();
  expect(await moving).toBe(240);
  await expect(carousel.slider).toBeVisible();
  await carousel.expectPosition(1);
});

test('a list that moves while the slider renders keeps its place', async ({
  carousel,
}) => {
  const letSliderArrive = await carousel.openWithoutSlider();
  await carousel.root.evaluate((root) => {
    const observer = new MutationObserver(() => {
      if (!root.querySelector('.slick-track')) return;
      observer.disconnect();
      root.querySelector('[role="group"]')?.scrollBy({ left: 448 });
    });
    observer.observe(root, { childList: true, subtree: true });
  });
  await letSliderArrive();
  await expect(carousel.slider).toBeVisible();
  await carousel.expectPosition(2);
});

// More partners would make the slider slow on an old phone.
test('more than 150 partners stay a list', async ({ carousel }) => {
  const letSliderArrive = await carousel.openWithoutSlider();
  await carousel.plain.evaluate((list) => {
    const [card] = list.children;
    while (card && list.children.length < 151)
      list.append(card.cloneNode(true));
  });
  await letSliderArrive();
  await expect(carousel.partners.getByRole('listitem')).toHaveCount(151);
  await expect(carousel.slider).toHaveCount(0);
});

test.describe('faults', () => {
  // The browser reports them.
  test.use({ viewport: PHONE, quiet: false });

  test('when the slider throws, the list replaces it', async ({
    page,
    carousel,
  }) => {
    await page.goto('/');
    await carousel.start();
    const arrowAt = await carousel.next.boundingBox();
    // The slider reads this whenever it renders.
    await page.evaluate(() =>
      Object.defineProperty(MediaQueryList.prototype, 'matches', {
        get() {
          throw new Error('on purpose');
        },
      }),
    );
    await carousel.next.click();
    await expect(carousel.plain).toBeVisible();
    await expect(carousel.slider).toHaveCount(0);
    expect(await carousel.next.boundingBox()).toEqual(arrowAt);
    await carousel.next.click();
    await carousel.expectPosition(1);
    await carousel.previous.click();
    await carousel.expectPosition(0);
  });

  test('a page that was saved with the slider and its script has the list again', async ({
    page,
    carousel,
  }) => {
    await page.goto('/');
    await carousel.start();
    const saved = await page.content();
    await page.route('/salva', (route) =>
      route.fulfill({ body: saved, contentType: 'text/html' }),
    );
    await page.route(ISLAND, (route) => route.abort());
    await page.goto('/salva');
    await expect(carousel.plain).toBeVisible();
    await expect(carousel.slider).toHaveCount(0);
  });
});

for (const kind of ['mhtml', 'html'] as const)
  test(
    `a page that was saved as ${kind} with the slider has the list`,
    {
      tag: '@chromium',
    },
    async ({ page, carousel, browser }, testInfo) => {
      await page.goto('/');
      await carousel.start();
      await carousel.next.click();
      await carousel.expectPosition(1);
      const session = await page.context().newCDPSession(page);
      const { data } = await session.send('Page.captureSnapshot');
      const file = testInfo.outputPath(`saved.${kind}`);
      await writeFile(file, kind === 'mhtml' ? data : await page.content());
      const saved = await browser.newPage({ javaScriptEnabled: false });
      await saved.goto(String(pathToFileURL(file)));
      const strip = saved.locator('[data-carousel] [role="group"]');
      await expect(strip.getByRole('listitem')).toHaveCount(partners.length);
      await expect(saved.locator('.slick-list')).toBeHidden();
      await expect(saved.locator('[data-step="1"]')).toBeHidden();
      await expect(strip).toHaveCSS('scrollbar-width', 'auto');
      const last = strip.getByRole('listitem').last();
      await last.scrollIntoViewIfNeeded();
      await expect(last).toBeInViewport({ ratio: 0.9 });
      await saved.close();
    },
  );
