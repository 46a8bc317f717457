import { partners, questions } from './support/content';
import { DESK, expect, PHONE, test } from './support/test';

test('forced colors show edges instead of backgrounds', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto('/');
  const home = page.locator('section:has(#home) picture');
  await expect(home.first()).toBeHidden();
  await expect(home.last()).toBeVisible();
  await expect(page.locator('main > :last-child img')).toBeHidden();
  const numbers = page.locator('section:has(#home) + section ul');
  await expect(numbers).toHaveCSS('outline-style', 'solid');
});

test('paper has dark text and the plain list of partners, even with a dark system', async ({
  page,
  carousel,
}) => {
  await page.goto('/');
  await carousel.start();
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  for (const text of ['h1', 'footer p:last-child'])
    await expect(page.locator(text).last()).toHaveCSS('color', 'rgb(0, 0, 0)');
  const cards = carousel.strip.getByRole('listitem');
  const ends = await cards.evaluateAll((all) =>
    all.map((card) => card.getBoundingClientRect().right),
  );
  expect(ends).toHaveLength(partners.length);
  expect(Math.max(...ends)).toBeLessThanOrEqual(DESK.width);
  await expect(page.locator('.partner-slider')).toBeHidden();
});

test('paper has nothing to press, even of an open menu', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await page.goto('/');
  await page.locator('[popovertarget]').click();
  await page.emulateMedia({ media: 'print' });
  for (const sheet of [PHONE, DESK]) {
    await page.setViewportSize(sheet);
    const pressed = page.locator(
      'nav, aside, button, [data-carousel] + details',
    );
    await expect(pressed.filter({ visible: true })).toHaveCount(0);
    await expect(page.locator(':popover-open')).toHaveCount(1);
  }
});

test('paper has every answer', async ({ page }) => {
  await page.goto('/');
  await page.emulateMedia({ media: 'print' });
  for (const { answer } of questions)
    await expect(page.getByText(answer, { exact: true })).toBeVisible();
});

// Emulating the medium would not tell the page.
test('without styles for it the script opens the answers on paper, and closes the same', {
  tag: '@chromium',
}, async ({ page }) => {
  await page.goto('/');
  const open = page.locator('details[open]');
  await page.locator('summary').last().click();
  await page.evaluate(() =>
    addEventListener('beforeprint', () => {
      const closed = document.querySelectorAll('details:not([open])');
      document.title = `${closed.length} closed`;
    }),
  );
  await page.pdf();
  await expect(page).toHaveTitle('0 closed');
  await expect(open).toHaveCount(1);
  await expect(open).toContainText(questions.at(-1)?.answer ?? '');
});

test('with reduced motion nothing moves slowly', async ({ page, carousel }) => {
  const root = page.locator('html');
  await page.goto('/');
  await expect(root).toHaveCSS('scroll-behavior', 'smooth');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expect(root).toHaveCSS('scroll-behavior', 'auto');
  await carousel.start();
  // react-slick sets it while the cards move.
  await page.locator('.slick-track').evaluateAll(([track]: HTMLElement[]) => {
    track?.style.setProperty('transition', '1s');
  });
  await page.setViewportSize(PHONE);
  await page.locator('[popovertarget]').click();
  const moving = await page.locator('body *').evaluateAll((all) =>
    all
      .filter((element) => {
        const style = getComputedStyle(element);
        const durations = style.transitionDuration + style.animationDuration;
        return /[1-9]/.test(durations);
      })
      .map((element) => element.getAttribute('class')),
  );
  expect(moving).toEqual([]);
});
