import { fingersOn } from './support/page';
import { expect, PHONE, test } from './support/test';

test('a hand that shakes opens the chat', async ({ page, context }) => {
  await context.route('https://wa.me/**', (route) => route.fulfill());
  await page.goto('/');
  const link = page.locator('#home').getByRole('link').first();
  const box = await link.boundingBox();
  if (!box) throw new Error('The link is not in view.');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  for (const pixels of [4, 8, 16]) {
    const opened = context.waitForEvent('page');
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x + pixels, y, { steps: pixels });
    await page.mouse.up();
    await (await opened).close();
  }
});

test('links and pictures are not dragged, and text is selected and dragged', async ({
  page,
}) => {
  await page.goto('/');
  const paragraph = page.locator('#sobre p').first();
  const box = await paragraph.boundingBox();
  if (!box) throw new Error('The paragraph is not in view.');
  await page.mouse.move(box.x + 2, box.y + 14);
  await page.mouse.down();
  await page.mouse.move(box.x + 120, box.y + 14, { steps: 9 });
  await page.mouse.up();
  expect(await page.evaluate(() => String(getSelection()))).not.toBe('');
  // Firefox does not know the property with which styles forbid a drag, also without script.
  for (const part of ['#home a', '#home img'])
    await expect(page.locator(part).first()).toHaveCSS(
      '-webkit-user-drag',
      'none',
    );
  const mayBeDragged = await page.evaluate(() => {
    const parts = [
      document.querySelector('#home a'),
      document.querySelector('#home img'),
      document.querySelector('[data-carousel] a'),
      document.querySelector('#sobre p')?.firstChild,
    ];
    return parts.map((part) =>
      part?.dispatchEvent(
        new DragEvent('dragstart', { bubbles: true, cancelable: true }),
      ),
    );
  });
  expect(mayBeDragged).toEqual([false, false, false, true]);
});

test.describe('a laptop with a touch screen', { tag: '@chromium' }, () => {
  test('looks hovered under the mouse, and not after a tap', async ({
    page,
    carousel,
  }) => {
    await page.goto('/');
    await carousel.start();
    const color = () =>
      carousel.next.evaluate(
        (arrow) => getComputedStyle(arrow).backgroundColor,
      );
    const atRest = await color();
    const box = await carousel.next.boundingBox();
    if (!box) throw new Error('The arrow is not in view.');
    const touch = await fingersOn(page);
    await touch('touchStart', { x: box.x + 20, y: box.y + 20 });
    await touch('touchEnd');
    await carousel.expectPosition(1);
    expect(
      await page.evaluate(() => matchMedia('(pointer: fine)').matches),
    ).toBe(true);
    await expect(carousel.root.locator('[data-step="1"]:hover')).toHaveCount(1);
    expect(await color()).toBe(atRest);
    await page.mouse.move(10, 10);
    await carousel.next.hover();
    expect(await color()).not.toBe(atRest);
  });
});

test.describe('a page zoomed by two fingers', { tag: '@chromium' }, () => {
  test.use({ viewport: PHONE, hasTouch: true, isMobile: true });

  test('is moved by a wheel over the partners', async ({ page, carousel }) => {
    await page.goto('/');
    await carousel.start();
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setPageScaleFactor', { pageScaleFactor: 2 });
    const place = () =>
      page.evaluate(() => Math.round(window.visualViewport?.offsetLeft ?? 0));
    expect(await place()).toBe(0);
    const { top, offset } = await carousel.slider.evaluate((slider) => ({
      top: slider.getBoundingClientRect().top,
      offset: window.visualViewport?.offsetTop ?? 0,
    }));
    await session.send('Input.dispatchMouseEvent', {
      type: 'mouseWheel',
      x: 60,
      y: top + 40 - offset,
      deltaX: 120,
      deltaY: 0,
    });
    await expect.poll(place).toBe(60);
    await carousel.expectPosition(0);
  });
});
