import { questions, SECTIONS, TERMS, texts } from './support/content';
import { expectNothingUnderFloating } from './support/floating';
import { expectUncovered, scrollTo, waitUntilStill } from './support/page';
import { DESK, expect, type Page, PHONE, test } from './support/test';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const UPRIGHT = { width: 360, height: 640 };
const TURNED = { width: 640, height: 360 };

async function expectArrived(page: Page, target: string) {
  const heading = page.locator(target);
  await expect(heading).toBeFocused();
  await expect(heading).toHaveCSS('outline-style', 'none');
  await expectUncovered(page, target);
}

for (const viewport of [PHONE, DESK])
  test(`${viewport.width} px: a link shows a heading below the header, and a screen reader goes on there`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    await page.goto('/');
    const button = page.getByRole('button', { name: texts.menuButton });
    for (const target of [...SECTIONS].reverse()) {
      // Small screens open the menu first.
      if (await button.isVisible()) await button.click();
      await page.locator(`header nav a[href="${target}"]`).click();
      await expectArrived(page, target);
    }
    expect(await page.evaluate(() => scrollY)).toBe(0);
  });

test('a link from another page and Back lead to the heading', async ({
  page,
  browserName,
}) => {
  await page.setViewportSize(DESK);
  await page.goto(TERMS);
  const link = (target: string) =>
    page.locator(`header nav a[href$="${target}"]`);
  await link('#sobre').click();
  await expectArrived(page, '#sobre');
  await link('#servicos').click();
  await expectArrived(page, '#servicos');
  await page.goBack();
  // Firefox moves no focus.
  if (browserName === 'chromium') await expectArrived(page, '#sobre');
});

for (const viewport of [DESK, { width: 1366, height: 657 }])
  test(`${viewport.width} × ${viewport.height}: the contents show which section is read`, {
    tag: '@chromium',
  }, async ({ page }) => {
    await page.setViewportSize(viewport);
    await page.goto(TERMS);
    const contents = page.getByRole('main').getByRole('navigation');
    const mark = contents.locator(':target-current');
    // A part, and the section that follows its heading.
    for (const index of [0, 1]) {
      const link = contents.getByRole('link').nth(index);
      await link.click();
      await expect(link.and(mark)).toBeInViewport();
    }
    const main = await page.getByRole('main').boundingBox();
    const end = (main?.height ?? 0) - viewport.height;
    for (let top = end; top > 0; top -= viewport.height / 2) {
      await scrollTo(page, top);
      await expect(mark).toBeInViewport({ ratio: 0.99 });
    }
    // They stay where a hand scrolls them, while the page moves in the same section.
    const place = await contents.evaluate((list) => {
      list.scrollTop = 60;
      return list.scrollTop;
    });
    await page.evaluate(() => scrollBy({ top: 4, behavior: 'instant' }));
    await waitUntilStill(page);
    expect(await contents.evaluate((list) => list.scrollTop)).toBe(place);
  });

test.describe('on a phone', () => {
  test.use({ viewport: UPRIGHT, isMobile: true, hasTouch: true });

  for (const [path, target] of [
    ['/', '#parceiros'],
    [TERMS, 'h3 >> nth=-2'],
  ] as const)
    test(`${path} turned at ${target} and back shows the same text`, {
      tag: '@chromium',
    }, async ({ page }) => {
      await page.goto(path);
      const place = page.locator(target);
      await place.evaluate((element) => element.scrollIntoView());
      for (const viewport of [TURNED, UPRIGHT]) {
        await page.setViewportSize(viewport);
        await waitUntilStill(page);
        await expect(place).toBeInViewport();
      }
    });
});

test('a low window has a header that scrolls away', async ({ page }) => {
  await page.setViewportSize({ width: 640, height: 320 });
  await page.goto('/#sobre');
  await expectArrived(page, '#sobre');
  await expect(page.getByRole('banner')).not.toBeInViewport();
});

for (const width of [320, 360])
  test(`${width} px: a half hidden question opens in sight`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 640 });
    await page.goto('/');
    const edge = await page
      .getByRole('banner')
      .evaluate((header: HTMLElement) => header.offsetHeight);
    for (const { question, answer } of questions.slice(0, 4))
      for (const visible of [8, 16, 32, 48]) {
        const summary = page.locator('summary', { hasText: question });
        await summary.evaluate(
          (element, end) =>
            scrollBy(0, element.getBoundingClientRect().bottom - end),
          edge + visible,
        );
        await page.mouse.click(width / 4, edge + visible / 2);
        await waitUntilStill(page);
        const box = await page.getByText(answer).boundingBox();
        expect.soft(box?.y, question).toBeCloseTo(edge + visible, -1);
        await summary.click();
      }
  });

test('a shaky hand that presses a link does not drag it', async ({ page }) => {
  await page.goto('/');
  const link = page.getByRole('main').getByRole('link').first();
  const isDragged = await link.evaluate((element) =>
    element.dispatchEvent(
      new DragEvent('dragstart', { bubbles: true, cancelable: true }),
    ),
  );
  expect(isDragged).toBe(false);
});

test('the floating button leaves room where a link leads', async ({
  page,
  carousel,
}) => {
  await page.goto('/');
  await carousel.start();
  await expectNothingUnderFloating(page);
});
