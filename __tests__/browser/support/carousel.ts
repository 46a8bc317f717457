import { expect, type Locator, type Page } from '@playwright/test';
import { partners, partnerTexts } from './content';
import { still, swipe } from './page';

/** Card and gap, in pixels. */
const STEP = 224;

/** How many partners a drag is asked to pass: most of what a window holds, where there are so many. */
export const FAR = Math.min(5, partners.length - 2);

/** The only script file that pages ask for. */
export const ISLAND = '**/*.js';

/** The partners on a page: the list that the server wrote, and the living carousel that takes its place. */
export class Carousel {
  readonly root: Locator;
  /** The partners as they are read, whoever moves them. */
  readonly partners: Locator;
  /** The list as the server wrote it, in sight or not. */
  readonly plain: Locator;
  /** The slider's window onto its cards. */
  readonly slider: Locator;
  /** The slider's links, without those of the copies that make it loop. */
  readonly links: Locator;
  readonly next: Locator;
  readonly previous: Locator;
  /** What is said to screen readers. */
  readonly said: Locator;

  constructor(private readonly page: Page) {
    const named = (name: string) => ({ name, exact: true });
    this.root = page.locator('[data-carousel]');
    this.partners = page.getByRole('list', named(partnerTexts.listLabel));
    this.plain = this.root.locator('ul');
    this.slider = this.root.locator('.slick-list');
    this.links = this.root.locator('.slick-slide:not(.slick-cloned)').getByRole('link');
    this.next = page.getByRole('button', named(partnerTexts.next));
    this.previous = page.getByRole('button', named(partnerTexts.previous));
    this.said = this.root.locator('[aria-live]');
  }

  /** Brings the carousel into sight and waits until it lives and rests. */
  async wake() {
    await this.root.scrollIntoViewIfNeeded();
    await expect(this.slider).toBeVisible();
    await still(this.page);
  }

  /** Opens the home page at the partners, with the slider's code held back. @returns lets it go and waits for it */
  async hold(): Promise<() => Promise<void>> {
    const { page } = this;
    let release = () => {};
    const held = new Promise<void>((done) => {
      release = done;
    });
    await page.route(ISLAND, async (route) => {
      await held;
      await route.continue();
    });
    const arrived = page.waitForEvent('requestfinished', (request) => /\.js$/.test(request.url()));
    await page.goto('/');
    await this.root.scrollIntoViewIfNeeded();
    return async () => {
      release();
      await arrived;
      await still(page);
    };
  }

  /** Which partner, from 0, stands first in the window onto the cards; -1 while it moves. Reads the list too. */
  place(): Promise<number> {
    return this.page.evaluate((count) => {
      const frame = document.querySelector('.slick-list, [role="group"]:not([hidden])');
      if (!frame) return -1;
      const { paddingLeft } = getComputedStyle(frame);
      const start = frame.getBoundingClientRect().left + Number.parseFloat(paddingLeft);
      const cards = [...frame.querySelectorAll<HTMLElement>('.slick-slide, li')];
      const at = cards.findIndex((card) => Math.abs(card.getBoundingClientRect().left - start) < 2);
      return at === -1 ? -1 : (Number(cards[at]?.dataset.index ?? at) + 2 * count) % count;
    }, partners.length);
  }

  /** Waits until a partner stands first. @param index - its place, from 0; less than 0 counts from the end */
  async expectPlace(index: number) {
    const place = (index + partners.length) % partners.length;
    await expect.poll(() => this.place()).toBe(place);
  }

  /** A stroke over so many cards, in the middle of their height, that stays inside the window. */
  private async strokeOver(cards: number) {
    const { x = 0, y = 0, height = 0 } = (await this.slider.boundingBox()) ?? {};
    const { width = 0 } = this.page.viewportSize() ?? {};
    const from = { x: cards < 0 ? width - 20 : x + 40, y: y + height / 2 };
    return { ...from, by: cards * STEP + Math.sign(cards) * 40 };
  }

  /** Drags a mouse over so many cards, in small moves as a hand makes them. */
  async dragByMouse(cards: number) {
    const { x, y, by } = await this.strokeOver(cards);
    await this.page.mouse.move(x, y);
    await this.page.mouse.down();
    await this.page.mouse.move(x + by, y, { steps: 12 });
    await this.page.mouse.up();
    await still(this.page);
  }

  /** Drags a finger over so many cards, and so far down the page. */
  async dragByFinger(cards: number, down = 0) {
    const { x, y, by } = await this.strokeOver(cards);
    await swipe(this.page, [x, y], [by, down]);
    await still(this.page);
  }
}
