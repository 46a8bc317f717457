import { expect, type Page } from '@playwright/test';
import { CHAT, chatName } from './content';

export const still = (page: Page) =>
  page.evaluate(async () => {
    const where = () => {
      const track = document
        .querySelector('.slick-track')
        ?.getBoundingClientRect().left;
      return `${scrollY} ${track} ${document.querySelector('[data-carousel] [role="group"]')?.scrollLeft}`;
    };
    let before = '';
    // Eight frames in one place: a smooth scroll takes a frame or two to begin.
    for (let same = 0; same < 8; ) {
      await new Promise(requestAnimationFrame);
      const now = where();
      same = now === before ? same + 1 : 0;
      before = now;
    }
  });

const unseen = () =>
  [...document.images]
    .filter((image) => {
      const { left, right, top, bottom, width } = image.getBoundingClientRect();
      const inWindow =
        right > 0 && left < innerWidth && bottom > 0 && top < innerHeight;
      return (
        width > 0 && inWindow && image.checkVisibility() && !image.naturalWidth
      );
    })
    .map(({ currentSrc, src }) => currentSrc || src);

export async function scrollThrough(page: Page) {
  const { height } = page.viewportSize() ?? { height: 600 };
  const end = await page.evaluate(() => document.body.scrollHeight);
  for (let top = 0; top < end; top += height) {
    await page.evaluate((y) => scrollTo({ top: y, behavior: 'instant' }), top);
    await expect.poll(() => page.evaluate(unseen)).toEqual([]);
  }
}

export const stored = (page: Page) =>
  page.evaluate(async () => [
    ...Object.keys(localStorage),
    ...Object.keys(sessionStorage),
    ...(await indexedDB.databases()),
    ...(await caches.keys()),
    ...document.cookie.split(';').filter(Boolean),
  ]);

export const scrolled = (page: Page) =>
  page.evaluate(() => Math.round(scrollY));

export const covered = (
  page: Page,
  fragments: readonly string[],
  jump = false,
) =>
  page.evaluate(
    async ([all, go]) => {
      const found: string[] = [];
      for (const hash of all) {
        if (go) {
          location.hash = hash;
          await new Promise(requestAnimationFrame);
        }
        const section = document.getElementById(
          decodeURIComponent(hash.slice(1)),
        );
        const words = section?.querySelector('h1, h2, h3, p') ?? section;
        const { top = -1 } = words?.getBoundingClientRect() ?? {};
        const bars = document.querySelectorAll(
          'body > * > * > header, details[open] > div',
        );
        const cover = Math.max(
          0,
          ...[...bars].map((bar) => bar.getBoundingClientRect().bottom),
        );
        if (top < cover || top > innerHeight * 0.95)
          found.push(`${hash}: ${top}, below ${cover}`);
      }
      return found;
    },
    [fragments, jump] as const,
  );

export const expectFree = (page: Page, fragment: string) =>
  expect.poll(() => covered(page, [fragment])).toEqual([]);

/** Expects at least so many chat links, marked and with the app in their names, and new tabs without an opener. */
export async function expectNewTabs(page: Page, leastChats: number) {
  const links = await page
    .locator('a[target], a[href*="wa.me"]')
    .evaluateAll((all) =>
      (all as HTMLAnchorElement[]).map((link) => ({
        href: link.href,
        tab: `${link.target} ${link.rel}`,
        name: link.ariaLabel,
        words: link.textContent,
        // In the legal pages the app's name stands beside the link.
        mark: `${link.innerHTML} ${link.closest('li')?.textContent}`,
      })),
    );
  const chats = links.filter(({ href }) => href.includes('wa.me'));
  expect(chats.length).toBeGreaterThanOrEqual(leastChats);
  for (const { href, name, words, mark } of chats) {
    expect(href).toBe(CHAT);
    expect([name?.startsWith(words), name?.endsWith(chatName(''))]).toEqual([
      true,
      true,
    ]);
    expect(mark).toMatch(/<svg|WhatsApp/);
  }
  for (const { tab } of links) expect(tab).toBe('_blank noopener');
}

/** What a screen reader meets, in its order. */
export async function heard(page: Page) {
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send('Accessibility.getFullAXTree');
  type Node = (typeof nodes)[number];
  const byId = new Map(nodes.map((node) => [node.nodeId, node]));
  const below = (node: Node | undefined): Node[] =>
    node
      ? [node, ...(node.childIds ?? []).flatMap((id) => below(byId.get(id)))]
      : [];
  return below(nodes[0])
    .filter(({ ignored }) => !ignored)
    .map(({ role, name, properties = [] }) => ({
      role: role?.value as string,
      name: name?.value as string,
      expanded: properties.find((property) => property.name === 'expanded')
        ?.value.value,
    }));
}

/** Keeps requests waiting. @returns lets them go */
export async function holdBack(page: Page, pattern: string) {
  let release = () => {};
  const held = new Promise<void>((done) => {
    release = done;
  });
  await page.route(pattern, async (route) => {
    await held;
    await route.continue();
  });
  return () => release();
}

/** Moves a finger over the page, from a point by a way; the browser decides, as for a real one, what it scrolls. */
export async function swipe(
  page: Page,
  from: readonly number[],
  by: readonly number[],
) {
  const session = await page.context().newCDPSession(page);
  const [x = 0, y = 0, byX = 0, byY = 0] = [...from, ...by];
  const touch = (
    type: 'touchStart' | 'touchMove' | 'touchEnd',
    ...parts: number[]
  ) => {
    const touchPoints = parts.map((part) => ({
      x: x + byX * part,
      y: y + byY * part,
    }));
    return session.send('Input.dispatchTouchEvent', { type, touchPoints });
  };
  await touch('touchStart', 0);
  for (let step = 1; step <= 10; step += 1) await touch('touchMove', step / 10);
  await touch('touchEnd');
}

interface Shift extends PerformanceEntry {
  readonly value: number;
  readonly sources: readonly { readonly node?: Node }[];
}

/** Expects next to no shift since the page began: a word of another font, where that comes late, is a pixel wider. */
export async function expectNoShift(page: Page) {
  const shifts = await page.evaluate(() => {
    const observer = new PerformanceObserver(() => {});
    observer.observe({ type: 'layout-shift', buffered: true });
    return (observer.takeRecords() as Shift[]).map(({ value, sources }) => ({
      value,
      what: sources.map(({ node }) => node?.textContent?.slice(0, 40)),
    }));
  });
  const sum = shifts.reduce((all, { value }) => all + value, 0);
  expect(sum, JSON.stringify(shifts)).toBeLessThan(0.005);
}
