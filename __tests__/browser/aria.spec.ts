import { FIXTURE_DIST } from '../support/fixture';
import { waitUntilStill } from './support/page';
import { expect, type Page, PHONE, test } from './support/test';

// The fixtures, so that changes of the real content do not change the snapshots.
test.use({ dir: FIXTURE_DIST, contextOptions: { reducedMotion: 'reduce' } });

const expectSnapshot = (page: Page, name: string) =>
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
  test(`${path}: names, roles and their order match the snapshot`, async ({
    page,
  }) => {
    // Without the island, the page keeps the list.
    await page.route('**/*.js', () => {});
    await page.goto(path);
    await expectSnapshot(page, name);
  });

test('VoiceOver announces lists: none has the style "none"', async ({
  page,
}) => {
  await page.goto('/');
  for (const list of await page.locator('ul').all())
    await expect(list).not.toHaveCSS('list-style-type', 'none');
});

test('the open menu hides the rest of the page from screen readers', async ({
  page,
}) => {
  await page.setViewportSize(PHONE);
  await page.goto('/');
  await page.locator('header summary').click();
  await expectSnapshot(page, 'menu');
});

test('a moved carousel keeps its list for screen readers, and announces its position', async ({
  page,
  carousel,
}) => {
  await page.goto('/');
  await carousel.start();
  await page.locator('[data-step="1"]').click();
  await waitUntilStill(page);
  await expect(carousel.announcement).not.toHaveText('');
  await expectSnapshot(page, 'carousel');
});
