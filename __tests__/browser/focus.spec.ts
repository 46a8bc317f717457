import { company, hero, partners, TERMS, texts } from './support/content';
import { DESK, expect, type Page, PHONE, test } from './support/test';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** Runs in the page: the accessible name of the focused element, and what is wrong with its visibility. */
async function describeFocus() {
  const element = document.activeElement;
  if (!element || element === document.body) return undefined;
  const faults: string[] = [];

  const getBox = () => element.getBoundingClientRect();
  const isOutside = () => getBox().left < -1 || getBox().right > innerWidth + 1;
  // The carousel follows the focus by a timer, which may be late on a busy machine.
  if (element.closest('.slick-slide')) {
    for (let frame = 0; frame < 2 || (frame < 60 && isOutside()); frame += 1)
      await new Promise(requestAnimationFrame);
    if (isOutside()) faults.push('partly out of view');
  }

  const { outlineStyle, outlineWidth, outlineColor, boxShadow } =
    getComputedStyle(element);
  if (outlineStyle !== 'solid' || Number.parseFloat(outlineWidth) < 2)
    faults.push(`outline ${outlineStyle} ${outlineWidth}`);
  // The gap around the ring has its own color, so that the ring is visible on any background.
  if (!/rgb[^)]*\) 0px 0px 0px 6px/.test(boxShadow))
    faults.push(`no gap around the ring: ${boxShadow}`);
  if (boxShadow.startsWith(outlineColor))
    faults.push(`the gap has the color of the ring: ${boxShadow}`);

  const left = Math.max(getBox().left, 0);
  const width = Math.min(getBox().right, innerWidth) - left;
  const top = Math.max(getBox().top, 0);
  const height = Math.min(getBox().bottom, innerHeight) - top;
  if (width < 1 || height < 1) faults.push('out of view');
  // The header and the floating button may not cover any part of it (WCAG 2.4.12). Round corners are not tested.
  for (const across of [0.2, 0.5, 0.8])
    for (const down of [0.1, 0.5, 0.9]) {
      const [x, y] = [left + across * width, top + down * height];
      const bar = document.elementFromPoint(x, y)?.closest('header, aside');
      const isFixed = bar && getComputedStyle(bar).position === 'fixed';
      if (isFixed && !bar.contains(element))
        faults.push(`below ${bar.tagName}`);
    }
  const name = element.ariaLabel ?? element.textContent ?? '';
  return { name: name.replace(/\s+/g, ' ').trim(), faults };
}

/** Presses a key until the focus leaves the page. @returns the names of the focused elements */
async function walkFocus(page: Page, key: string) {
  const names: string[] = [];
  const faults: string[] = [];
  // A limit, in case the focus never leaves.
  while (names.length < 200) {
    await page.keyboard.press(key);
    const focus = await page.evaluate(describeFocus);
    if (!focus) break;
    names.push(focus.name);
    faults.push(...focus.faults.map((fault) => `${focus.name}: ${fault}`));
  }
  expect(faults).toEqual([]);
  return names;
}

for (const path of ['/', TERMS])
  test(`${path}: Tab and Shift+Tab reach the same elements, and the focus is always visible`, async ({
    page,
    carousel,
  }) => {
    await page.setViewportSize(PHONE);
    await page.goto(path);
    await carousel.start();
    await page.evaluate(() => scrollTo(0, 0));
    const names = await walkFocus(page, 'Tab');
    // Backwards, a focused element scrolls in from the top, where the header could cover it.
    expect(await walkFocus(page, 'Shift+Tab')).toEqual([...names].reverse());
    const linked = partners.filter(({ url }) => url).map(({ name }) => name);
    if (path === '/') expect(names).toEqual(expect.arrayContaining(linked));
    await page.setViewportSize(DESK);
    const [skip, brand, ...others] = (
      await walkFocus(page, 'Shift+Tab')
    ).reverse();
    expect(skip).toBe(texts.skipLink);
    expect(brand).toContain(company.brand);
    const menu = texts.menu.map(({ label }) => label);
    expect(others.slice(0, menu.length)).toEqual(menu);
    expect(others[menu.length]).toContain(texts.chatAction);
  });

test('the skip link appears on focus and skips the menu', async ({ page }) => {
  await page.goto('/');
  const skip = page.getByRole('link', { name: texts.skipLink });
  await expect(skip).not.toHaveCSS('clip-path', 'none');
  await page.keyboard.press('Tab');
  await expect(skip).toHaveCSS('clip-path', 'none');
  await page.keyboard.press('Enter');
  const main = page.getByRole('main');
  await expect(main).toBeFocused();
  // A ring around the whole text would tell nothing.
  await expect(main).toHaveCSS('outline-style', 'none');
  await page.keyboard.press('Tab');
  await expect(
    main.getByRole('link', { name: hero.primaryAction }).first(),
  ).toBeFocused();
});

test('the arrow keys move the focus from card to card, around the loop', async ({
  page,
  carousel,
}) => {
  await page.setViewportSize(PHONE);
  await page.goto('/');
  await carousel.start();
  await carousel.links.first().focus();
  // A zoomed page may scroll sideways too: the keys must move only the cards.
  const unhandledKeys = await page.evaluateHandle(() => {
    const keys: string[] = [];
    addEventListener('keydown', (event) => {
      if (!event.defaultPrevented) keys.push(event.key);
    });
    return keys;
  });
  let from = 0;
  for (const to of [1, 2, 1, 0, -1, 0]) {
    await page.keyboard.press(to > from ? 'ArrowRight' : 'ArrowLeft');
    await expect(carousel.links.nth(to)).toBeFocused();
    await expect(carousel.links.nth(to)).toBeInViewport({ ratio: 1 });
    from = to;
  }
  expect(await unhandledKeys.jsonValue()).toEqual([]);
});
