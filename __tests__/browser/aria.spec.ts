import { FIXTURE_DIST } from '../support/fixture';
import { still } from './support/page';
import { expect, type Page, PHONE, test } from './support/test';

// The fixtures' company: names, roles and order that no text of the real one changes.
test.use({ dir: FIXTURE_DIST, contextOptions: { reducedMotion: 'reduce' } });

const expectHeard = (page: Page, name: string) =>
  expect(page.locator('html')).toMatchAriaSnapshot({
    name: `${name}.aria.yml`,
  });

const PAGES = {
  home: '/',
  privacy: '/politica-privacidade',
  terms: '/termos-uso',
  missing: '/404',
  failed: '/500',
};

for (const [name, path] of Object.entries(PAGES))
  test(`${path}: a screen reader meets the same names, roles and order`, async ({
    page,
  }) => {
    // Held back, so that the list and not the slider is there.
    await page.route('**/*.js', () => {});
    await page.goto(path);
    await expectHeard(page, name);
  });

test('the menu open: nothing behind it is met', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await page.goto('/');
  await page.locator('header summary').click();
  await expectHeard(page, 'menu');
});

test('the carousel alive and moved: the same list is met, and where it is', async ({
  page,
  carousel,
}) => {
  await page.goto('/');
  await carousel.wake();
  await page.locator('[data-step="1"]').click();
  await still(page);
  await expect(carousel.said).not.toHaveText('');
  await expectHeard(page, 'carousel');
});
