import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { SECTIONS, TERMS, texts } from './support/content';
import {
  expectUncovered,
  headingOf,
  scrollTo,
  waitUntilStill,
} from './support/page';
import { DESK, expect, type Page, test } from './support/test';

test.use({
  contextOptions: { reducedMotion: 'reduce' },
  viewport: { width: 360, height: 640 },
});

const button = (page: Page) => page.locator('header summary');
const panel = (page: Page) => page.locator('details > div');

test('Escape, a click and the focus outside close the menu', async ({
  page,
}) => {
  await page.goto('/');
  const skip = page.getByRole('link', { name: texts.skipLink });
  await skip.focus();
  await page.keyboard.press('Escape');
  await expect(skip).toBeFocused();
  await button(page).click();
  await panel(page).getByRole('link').first().focus();
  await panel(page).click({ position: { x: 2, y: 2 } });
  // As when the browser's window gets the focus back.
  await page.evaluate(() => document.dispatchEvent(new FocusEvent('focusin')));
  await expect(panel(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(panel(page)).toBeHidden();
  await expect(button(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(panel(page)).toBeVisible();
  // The panel covers the page, but not the header.
  await page.mouse.click(3, 20);
  await expect(panel(page)).toBeHidden();
  await button(page).click();
  await skip.focus();
  await expect(panel(page)).toBeHidden();
});

test('the page is where it was after the menu', async ({ page }) => {
  await page.goto('/#servicos');
  await expect(headingOf(page, '#servicos')).toBeFocused();
  await waitUntilStill(page);
  const place = () => page.evaluate(() => scrollY);
  const before = await place();
  for (const key of ['Escape', 'Enter']) {
    await button(page).click();
    await expect(page.locator('main')).toHaveJSProperty('inert', true);
    await page.mouse.move(20, 20);
    await page.mouse.wheel(0, 400);
    await expect.poll(place).not.toBe(before);
    await page.keyboard.press(key);
    await expect(panel(page)).toBeHidden();
    expect(await place()).toBe(before);
  }
  // A phone that is turned has other places.
  await button(page).click();
  await page.setViewportSize({ width: 640, height: 360 });
  await waitUntilStill(page);
  await scrollTo(page, 100);
  await page.keyboard.press('Escape');
  await expect(panel(page)).toBeHidden();
  expect(await place()).toBe(100);
});

test('a link that leaves the page gives the focus back to the button', async ({
  page,
  context,
}) => {
  await context.route('https://wa.me/**', (route) => route.fulfill());
  await page.goto('/#sobre');
  await button(page).click();
  const opened = context.waitForEvent('page');
  await panel(page).locator('a[target="_blank"]').press('Enter');
  await (await opened).close();
  await expect(panel(page)).toBeHidden();
  await expect(button(page)).toBeFocused();
});

test('a link that is opened in another tab moves no focus here', async ({
  page,
  context,
}) => {
  await page.goto('/#sobre');
  await button(page).click();
  const opened = context.waitForEvent('page');
  const link = panel(page).locator('a[href="#servicos"]');
  await link.click({ modifiers: ['ControlOrMeta'] });
  await (await opened).close();
  await expect(headingOf(page, '#sobre')).not.toBeFocused();
});

test('a reload leaves the focus where the visitor reads', async ({ page }) => {
  await page.goto('/#sobre');
  await expect(headingOf(page, '#sobre')).toBeFocused();
  await page.reload({ waitUntil: 'load' });
  // A task later than the script's.
  await page.evaluate(
    () =>
      new Promise((done) => requestAnimationFrame(() => setTimeout(done, 100))),
  );
  await expect(headingOf(page, '#sobre')).not.toBeFocused();
});

test('a link of the menu closes it and goes to its section', async ({
  page,
}) => {
  await page.goto('/');
  for (const target of [...SECTIONS].reverse()) {
    await button(page).click();
    await panel(page).locator(`a[href="${target}"]`).click();
    await expect(panel(page)).toBeHidden();
    await expectUncovered(page, target);
    await expect(page).toHaveURL(`/${target}`);
    // The heading is focused for screen readers, without a visible ring.
    await expect(headingOf(page, target)).toBeFocused();
    await expect(headingOf(page, target)).toHaveCSS('outline-style', 'none');
  }
});

test('a second jump and Back focus the heading again', async ({ page }) => {
  await page.goto('/#sobre');
  await expect(headingOf(page, '#sobre')).toBeFocused();
  for (const _jump of [1, 2]) {
    await button(page).click();
    await panel(page).locator('a[href="#servicos"]').click();
    await expect(headingOf(page, '#servicos')).toBeFocused();
  }
  await page.goBack();
  await expect(headingOf(page, '#sobre')).toBeFocused();
});

/** Expects the page in the reach of everyone: no panel covers it. */
async function expectPage(page: Page) {
  await expect(page.locator('h1')).toBeInViewport();
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  const main = page.locator('main');
  await expect(main).toHaveJSProperty('inert', false);
  // Not in the middle of a panel as high as the window.
  const height = await panel(page).evaluate((part) => part.clientHeight);
  expect(height).toBeLessThan(300);
}

test('the panel covers the page only while a visitor keeps it open', async ({
  page,
}) => {
  const open = async () => {
    await button(page).click();
    await expect(page.locator('main')).toHaveJSProperty('inert', true);
    await expect(panel(page)).toHaveCSS('height', '576px');
  };
  await page.goto('/#sobre');
  await page.goto('/#home');
  await open();
  await page.goBack();
  await scrollTo(page, 0);
  await expectPage(page);

  await open();
  await page.setViewportSize(DESK);
  await expectPage(page);
  await page.setViewportSize({ width: 360, height: 640 });
  await expectPage(page);

  await open();
  // As before the page goes to the back/forward cache. Nothing runs afterwards.
  const stillInert = await page
    .locator('main')
    .evaluate((main: HTMLElement) => {
      dispatchEvent(new Event('pagehide'));
      return main.inert;
    });
  expect(stillInert).toBe(false);
  await expectPage(page);

  await open();
  await page.emulateMedia({ media: 'print' });
  for (const part of ['main', 'footer', 'h1'])
    await expect(page.locator(part)).toBeVisible();
  await expect(panel(page)).toBeHidden();
});

test('a menu that the browser opens for a match covers nothing', async ({
  page,
  browserName,
}) => {
  test.skip(browserName !== 'chromium', 'Others do not open `details`.');
  const label = texts.menu.at(-1)?.label ?? '';
  await page.goto(`/#:~:text=${encodeURIComponent(label)}`);
  await expect(panel(page)).toBeVisible();
  await expectPage(page);
  await page.mouse.click(3, 600);
  await expect(panel(page)).toBeHidden();
});

test.describe('a browser that tells of Back', { tag: '@chromium' }, () => {
  /** Collects the page's requests to be told of Back, which only a phone can send. */
  const collectWatchers = (page: Page) =>
    page.addInitScript(() => {
      const watchers: unknown[] = [];
      const { CloseWatcher: Native } = window as unknown as {
        CloseWatcher: new () => { destroy(): void };
      };
      class CloseWatcher extends Native {
        constructor() {
          super();
          watchers.push(this);
        }
        override destroy() {
          watchers.splice(watchers.indexOf(this), 1);
          super.destroy();
        }
      }
      Object.assign(window, { CloseWatcher, watchers });
    });

  test('closes the menu once', async ({ page }) => {
    await collectWatchers(page);
    await page.goto('/#sobre');
    const main = page.locator('main');
    const count = () => page.evaluate('watchers.length');
    const length = await page.evaluate(() => history.length);
    await button(page).click();
    await expect(main).toHaveJSProperty('inert', true);
    expect(await count()).toBe(1);
    await page.evaluate('watchers[0].requestClose()');
    await expect(panel(page)).toBeHidden();
    await expect(button(page)).toBeFocused();
    await expect(main).toHaveJSProperty('inert', false);
    await expect(page).toHaveURL('/#sobre');

    // However else the menu closes, Back leads to the page before again.
    const link = panel(page).locator('a[href="#servicos"]');
    for (const close of [
      () => page.keyboard.press('Escape'),
      () => button(page).click(),
      () => page.mouse.click(3, 20),
      () => link.click(),
      () => page.setViewportSize(DESK),
    ]) {
      await button(page).click();
      await expect(main).toHaveJSProperty('inert', true);
      await close();
      await expect(panel(page)).toBeHidden();
      await expect(main).toHaveJSProperty('inert', false);
      expect(await count()).toBe(0);
    }
    // The link of the menu has added one.
    expect(await page.evaluate(() => history.length)).toBe(length + 1);
  });
});

test('a link from another page focuses the heading', async ({ page }) => {
  await page.goto(TERMS);
  await button(page).click();
  await panel(page).locator('a[href="/#sobre"]').click();
  await expect(headingOf(page, '#sobre')).toBeFocused();
});

test.describe('on a slow line', () => {
  // Another server than that of the other tests.
  test.use({ quiet: false });

  test('a menu that is opened while the page arrives stays open', async ({
    page,
  }) => {
    const html = await (await page.request.get('/')).text();
    const middle = html.lastIndexOf('id="parceiros"');
    let sendRest = () => {};
    const server = createServer(({ url }, response) => {
      if (url !== '/') {
        response.writeHead(404).end();
        return;
      }
      response.setHeader('Content-Type', 'text/html; charset=utf-8');
      response.write(html.slice(0, middle));
      sendRest = () => response.end(html.slice(middle));
    });
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    await page.goto(`http://127.0.0.1:${port}/#contato`, {
      waitUntil: 'commit',
    });
    await button(page).click();
    await expect(panel(page)).toBeVisible();
    sendRest();
    await page.waitForLoadState('domcontentloaded');
    // The page would take the focus one frame and one task later.
    await page.waitForTimeout(300);
    await expect(panel(page)).toBeVisible();
    await expect(button(page)).toBeFocused();
    // It has arrived behind the menu.
    await expect(page.locator('footer')).toHaveJSProperty('inert', true);
    await page.keyboard.press('Tab');
    await expect(panel(page).getByRole('link').first()).toBeFocused();
    server.close();
    server.closeAllConnections();
  });
});

test('in a low window the header scrolls away', async ({ page }) => {
  await page.setViewportSize({ width: 640, height: 320 });
  await page.goto('/#sobre');
  await expect(page.getByRole('banner')).not.toBeInViewport();
  const section = await page.locator('#sobre').boundingBox();
  expect(section?.y).toBeLessThan(32);
  // Firefox before 121 does not have :has().
  await page.evaluate(() => {
    for (const sheet of document.styleSheets)
      for (let at = sheet.cssRules.length - 1; at >= 0; at -= 1)
        if (sheet.cssRules[at]?.cssText.includes(':has(')) sheet.deleteRule(at);
  });
  await expect(page.getByRole('banner')).not.toBeInViewport();
});

test('on a desktop the current section is marked', async ({ page }) => {
  await page.setViewportSize(DESK);
  await page.goto('/');
  await expect(button(page)).toBeHidden();
  const marked = page.locator('header [aria-current="location"]:visible');
  for (const target of [...SECTIONS].reverse()) {
    await page.locator(`header nav a[href="${target}"]:visible`).click();
    await expectUncovered(page, target);
    await expect(marked).toHaveAttribute('href', target);
  }
  // In such a tall window the footer never reaches the upper third.
  await page.setViewportSize({ width: 1440, height: 1600 });
  await page.locator('header nav a[href="#contato"]:visible').click();
  await expect(marked).toHaveAttribute('href', '#contato');
  await scrollTo(page, 0);
  await expect(marked).toHaveAttribute('href', '#home');
});
