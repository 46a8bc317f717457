import { hero } from './support/content';
import { expect, test } from './support/test';

test('words for screen readers alone are not copied', async ({
  page,
  carousel,
}) => {
  await page.goto('/');
  await carousel.start();
  await carousel.next.click();
  await expect(carousel.status).not.toHaveText('');
  const copied = await page.evaluate((selector) => {
    const selection = getSelection();
    const copy = (element: Element) => {
      selection?.selectAllChildren(element);
      return String(selection).trim();
    };
    const hidden = [...document.querySelectorAll(selector)]
      .filter(({ textContent }) => textContent?.trim())
      .map((element) => copy(element));
    return { all: copy(document.body), hidden };
  }, '.visually-hidden, .skip-link');
  expect(copied.all).toContain(hero.headline);
  expect(copied.hidden.length).toBeGreaterThan(5);
  expect(copied.hidden.filter(Boolean)).toEqual([]);
});
