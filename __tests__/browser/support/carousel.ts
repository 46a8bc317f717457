import type { BrowserContext, Route } from '@playwright/test';
import { partners, partnerTexts } from './content';
import { still } from './page';
import { expect, type Locator, type Page } from './test';

/** The only script file that pages ask for. */
export const ISLAND = '**/*.js';
/** Card and gap, in pixels. */
export const STEP = 224;
/** How many partners a drag is asked to pass: several, where there are. */
export const FAR = Math.min(3, partners.length - 2);

const named = (page: Page, role: 'list' | 'button', name: string) =>
  page.getByRole(role, { name, exact: true });

export const carousel = (page: Page): Locator => page.locator('[data-carousel]');
/** The partners as they are read, whoever moves them. */
export const partnerList = (page: Page) => named(page, 'list', partnerTexts.listLabel);
/** The list as the server wrote it, in sight or not. */
export const plainList = (page: Page): Locator => page.locator('[data-carousel] ul');
/** The living carousel's links, without those of the copies that make it loop. */
export const liveLinks = (page: Page): Locator =>
  page.locator('.slick-slide:not(.slick-cloned)').getByRole('link');
export const next = (page: Page) => named(page, 'button', partnerTexts.next);
export const previous = (page: Page) => named(page, 'button', partnerTexts.previous);
/** What the carousel says to screen readers. */
export const said = (page: Page): Locator => carousel(page).locator('[aria-live]');

/** Waits until the slider has taken the list's place. */
export const alive = (page: Page) => expect(page.locator('.slick-cloned').first()).toBeAttached();

/** Brings the carousel into sight and waits until it lives and rests. */
export async function wake(page: Page) {
  await carousel(page).scrollIntoViewIfNeeded();
  await alive(page);
  await still(page);
}

/** Goes to the partners with the carousel's code held back. @returns how to let it go and wait for it */
export async function hold(page: Page): Promise<() => Promise<void>> {
  let release = () => {};
  const held = new Promise<void>((done) => {
    release = done;
  });
  await page.route(ISLAND, async (route: Route) => {
    await held;
    await route.continue();
  });
  const arrived = page.waitForEvent('requestfinished', (request) => /\.js$/.test(request.url()));
  await page.goto('/');
  await carousel(page).scrollIntoViewIfNeeded();
  return async () => {
    release();
    await arrived;
    await still(page);
  };
}

/** Which partner, from 0, stands first in the window onto the cards; -1 while it moves. Reads the plain list too. */
export const place = (page: Page): Promise<number> =>
  page.evaluate((count) => {
    const frame = document.querySelector('.slick-list, [data-carousel] ul:not([hidden])');
    if (!frame) return -1;
    const start =
      frame.getBoundingClientRect().left + Number.parseFloat(getComputedStyle(frame).paddingLeft);
    const cards = [...frame.querySelectorAll<HTMLElement>('.slick-slide, li')];
    const at = cards.findIndex((card) => Math.abs(card.getBoundingClientRect().left - start) < 2);
    return at === -1 ? -1 : (Number(cards[at]?.dataset.index ?? at) + 2 * count) % count;
  }, partners.length);

/** Waits until a partner stands first. @param index - its place, from 0; less than 0 counts from the end */
export const expectPlace = (page: Page, index: number) =>
  expect.poll(() => place(page)).toBe((index + partners.length) % partners.length);

/** From where a stroke of some length stays inside the window, in the middle of the cards' height. */
async function startOf(page: Page, by: number) {
  const { x = 0, y = 0, height = 0 } = (await page.locator('.slick-list').boundingBox()) ?? {};
  const { width = 0 } = page.viewportSize() ?? {};
  return { x: by < 0 ? width - 20 : x + 40, y: y + height / 2 };
}

/** Drags the cards by a mouse over so many partners, in small moves as a hand makes them. */
export async function dragByMouse(page: Page, cards: number) {
  const by = cards * STEP + Math.sign(cards) * 40;
  const { x, y } = await startOf(page, by);
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + by, y, { steps: 12 });
  await page.mouse.up();
  await still(page);
}

/** Moves a finger over the page, from a point by a way; the browser decides, as for a real one, what it scrolls. */
export async function swipe(page: Page, x: number, y: number, byX: number, byY = 0) {
  const session = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...parts: number[]) =>
    session.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: parts.map((part) => ({ x: x + byX * part, y: y + byY * part })),
    });
  await touch('touchStart', 0);
  for (let step = 1; step <= 10; step += 1) await touch('touchMove', step / 10);
  await touch('touchEnd');
}

/** Drags the cards by a finger. */
export async function dragByFinger(page: Page, byX: number, byY = 0) {
  const { x, y } = await startOf(page, byX);
  await swipe(page, x, y, byX, byY);
  await still(page);
}

/** Keeps partners' sites out of the test. @returns which of them were asked for, as it grows */
export async function watchAway(context: BrowserContext, siteUrl: string): Promise<string[]> {
  const asked: string[] = [];
  await context.route(
    ({ origin }) => origin !== siteUrl,
    (route) => {
      asked.push(route.request().url());
      return route.fulfill({ body: 'fora' });
    },
  );
  return asked;
}
