import { hero, partners } from './support/content';
import { scrollTo } from './support/page';
import { DESK, expect, PHONE, test } from './support/test';

test('a small phone shows the headline and both buttons', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto('/');
  const first = page.locator('section:has(#home)');
  await expect(first.getByRole('heading')).toBeInViewport({ ratio: 1 });
  for (const name of [hero.primaryAction, hero.secondaryAction])
    await expect(first.getByRole('link', { name })).toBeInViewport({
      ratio: 1,
    });
});

test('forced colors hide backgrounds and show the edges of cards', async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto('/');
  const home = page.locator('section:has(#home) picture');
  await expect(home.first()).toBeHidden();
  await expect(home.last()).toBeVisible();
  await expect(page.locator('main > :last-child img')).toBeHidden();
  const waves = page.locator('svg[preserveAspectRatio="none"]:visible');
  await expect(waves).toHaveCount(0);
  const numbers = page.locator('section:has(#home) + section ul');
  await expect(numbers).toHaveCSS('outline-style', 'solid');
});

test('paper has dark text and the plain list of all partners, also with a dark system', async ({
  page,
  carousel,
}) => {
  await page.goto('/');
  await carousel.start();
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await expect(page.locator('h1')).toHaveCSS('color', 'rgb(0, 0, 0)');
  const cards = carousel.strip.getByRole('listitem');
  const ends = await cards.evaluateAll((all) =>
    all.map((card) => card.getBoundingClientRect().right),
  );
  expect(ends).toHaveLength(partners.length);
  expect(Math.max(...ends)).toBeLessThanOrEqual(DESK.width);
  for (const part of [carousel.slider, carousel.names, carousel.next])
    await expect(part).toBeHidden();
});

test('with reduced motion nothing moves slowly', async ({ page, carousel }) => {
  const root = page.locator('html');
  await page.goto('/');
  await expect(root).toHaveCSS('scroll-behavior', 'smooth');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expect(root).toHaveCSS('scroll-behavior', 'auto');
  await carousel.start();
  const moving = await page.locator('body *').evaluateAll((all) =>
    all.filter((element) => {
      const style = getComputedStyle(element);
      const durations = style.transitionDuration + style.animationDuration;
      return /[1-9]/.test(durations);
    }),
  );
  expect(moving).toEqual([]);
});

test('the header and the floating button stay while the page scrolls', async ({
  page,
}) => {
  await page.setViewportSize(PHONE);
  await page.goto('/');
  await scrollTo(page, 1500);
  for (const part of ['banner', 'complementary'] as const)
    await expect(page.getByRole(part)).toBeInViewport({ ratio: 1 });
  // Over content the header has a background.
  const transparent = 'rgba(0, 0, 0, 0)';
  await expect(page.getByRole('banner')).not.toHaveCSS(
    'background-color',
    transparent,
  );
});
