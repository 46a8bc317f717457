import { CARD_STEP } from './support/carousel';
import { partners } from './support/content';
import { fingersOn, waitUntilStill } from './support/page';
import { DESK, expect, PHONE, test } from './support/test';

test.beforeEach(async ({ page, carousel }) => {
  await page.goto('/');
  await carousel.start();
});

test('after a drag that ends outside, the next click and Enter open a card', async ({
  page,
  context,
  carousel,
  siteUrl,
}) => {
  await context.route(
    ({ origin }) => origin !== siteUrl,
    (route) => route.fulfill({ body: '' }),
  );
  const { y = 0 } = (await carousel.slider.boundingBox()) ?? {};
  for (const open of ['click', 'Enter']) {
    await page.mouse.move(DESK.width / 2, y + 60);
    await page.mouse.down();
    await page.mouse.move(DESK.width / 2 - 1.4 * CARD_STEP, y + 60, {
      steps: 9,
    });
    await page.mouse.move(DESK.width / 2, y - 90, { steps: 3 });
    await page.mouse.up();
    await waitUntilStill(page);
    const opened = context.waitForEvent('page');
    const card = carousel.links.nth(open === 'click' ? 3 : 0);
    if (open === 'click') await card.click();
    else await card.press(open);
    await (await opened).close();
  }
});

test('only the main button drags, and only while it is down', async ({
  page,
  carousel,
}) => {
  const { y = 0 } = (await carousel.slider.boundingBox()) ?? {};
  const track = carousel.root.locator('.slick-track');
  const place = () =>
    track.evaluate((element) => element.getBoundingClientRect().left);
  await page.mouse.move(DESK.width / 2, y + 60);
  const before = await place();
  for (const button of ['right', 'middle'] as const) {
    await page.mouse.down({ button });
    await page.mouse.move(DESK.width / 2 - 150, y + 60, { steps: 5 });
    expect(await place()).toBe(before);
    await page.mouse.up({ button });
    await page.mouse.move(DESK.width / 2, y + 60, { steps: 5 });
    expect(await place()).toBe(before);
  }
  // Another window takes the release of the button.
  await page.mouse.down();
  await page.evaluate(() => window.dispatchEvent(new Event('blur')));
  await page.mouse.move(DESK.width / 2 - 150, y + 60, { steps: 5 });
  await waitUntilStill(page);
  expect(await place()).toBe(before);
  await page.mouse.up();
  // The browser does not tell the page of every release.
  await page.mouse.move(DESK.width / 2, y + 60);
  await page.mouse.down();
  const session = await page.context().newCDPSession(page);
  for (const x of [500, 400, 300])
    await session.send('Input.dispatchMouseEvent', {
      type: 'mouseMoved',
      x,
      y: y + 60,
      buttons: 0,
    });
  await waitUntilStill(page);
  expect(await place()).toBe(before);
});

test('quick presses pass the end of the loop and are all counted', async ({
  page,
  carousel,
}) => {
  for (let press = 0; press < 3; press += 1) await carousel.previous.click();
  await carousel.expectPosition(-3);
  const track = carousel.slider.locator('.slick-track');
  // The jump from the copies to the cards is the only way back.
  const wayBack = track.evaluate(async (moved) => {
    const left = () => moved.getBoundingClientRect().left;
    const moves: number[] = [];
    for (let frame = 0, last = left(); frame < 90; frame += 1) {
      await new Promise(requestAnimationFrame);
      if (left() > last + 20) moves.push(left() - last);
      last = left();
    }
    return moves;
  });
  for (let press = 0; press < 5; press += 1) {
    await carousel.next.evaluate((arrow: HTMLElement) => arrow.click());
    await page.waitForTimeout(130);
  }
  expect((await wayBack).length).toBeLessThanOrEqual(1);
  await carousel.expectPosition(2);
});

test('a partner is copied once, and a found one comes into view', async ({
  page,
  carousel,
}) => {
  const { name = '' } = partners.at(-2) ?? {};
  const copied = await carousel.root.evaluate((root) => {
    getSelection()?.selectAllChildren(root);
    const text = String(getSelection());
    getSelection()?.removeAllRanges();
    return text;
  });
  expect(copied.split(name)).toHaveLength(2);
  // As a search in the page does when it is closed, in Firefox at once.
  await carousel.links.first().evaluate((_, text) => {
    (window as unknown as { find(text: string): boolean }).find(text);
  }, name);
  await carousel.expectPosition(-2);
  // Firefox also finds the names of copies, and selects their elements.
  const copy = page.locator('.slick-cloned').nth(2);
  await copy.evaluate((found) =>
    getSelection()?.setBaseAndExtent(found, 0, found, 1),
  );
  await carousel.expectPosition(2);
});

test('on a page from right to left nothing is too wide', async ({
  page,
  carousel,
}) => {
  await page.evaluate(() => {
    document.documentElement.dir = 'rtl';
  });
  const { scrollWidth, clientWidth } = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return { scrollWidth, clientWidth };
  });
  expect(scrollWidth).toBe(clientWidth);
  await carousel.next.click();
  await carousel.expectPosition(1);
});

test.describe('two fingers', { tag: '@chromium' }, () => {
  test.use({ viewport: PHONE, hasTouch: true, isMobile: true, quiet: false });

  test('do not move the cards, and one finger does so afterwards', async ({
    page,
    carousel,
  }) => {
    const { y = 0 } = (await carousel.slider.boundingBox()) ?? {};
    const fingers = await fingersOn(page);
    const touch = (type: Parameters<typeof fingers>[0], ...xs: number[]) =>
      fingers(type, ...xs.map((x) => ({ x, y: y + 60 })));
    await touch('touchStart', 180);
    await touch('touchStart', 180, 300);
    for (let step = 1; step <= 8; step += 1)
      await touch('touchMove', 180 - 15 * step, 300 - 15 * step);
    // One is lifted first, and the other goes on.
    await touch('touchEnd', 180);
    await touch('touchMove', 60);
    await touch('touchEnd');
    await carousel.expectPosition(0);
    await touch('touchStart', 300);
    for (let step = 1; step <= 8; step += 1)
      await touch('touchMove', 300 - 28 * step);
    await touch('touchEnd');
    await carousel.expectPosition(1);
  });
});

test.describe('a finger that selects', { tag: '@chromium' }, () => {
  test.use({ viewport: PHONE, hasTouch: true, isMobile: true, quiet: false });

  test('moves no card', async ({ page, carousel }) => {
    // A card of which half is in view.
    const name = carousel.root
      .locator('.slick-slide:not(.slick-cloned) [data-name]')
      .nth(1);
    const { x = 0, y = 0 } = (await name.boundingBox()) ?? {};
    const touch = await fingersOn(page);
    await touch('touchStart', { x: x + 10, y: y + 10 });
    // The headless browser selects nothing after a long press, as those of phones do.
    await name.evaluate((text) => getSelection()?.selectAllChildren(text));
    await page.waitForTimeout(700);
    await touch('touchEnd');
    // With the handles of the selection, of which the page is not told.
    await name.evaluate((text) => {
      getSelection()?.setBaseAndExtent(
        text.firstChild ?? text,
        0,
        text.firstChild ?? text,
        4,
      );
    });
    await page.waitForTimeout(300);
    await carousel.expectPosition(0);
  });
});
