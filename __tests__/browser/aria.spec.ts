import { FIXTURE_DIST, readFixture } from '../support/fixture';
import { waitUntilStill } from './support/page';
import { expect, PHONE, test } from './support/test';

// The fixtures, so that changes of the real content do not change the snapshots.
test.use({ dir: FIXTURE_DIST, contextOptions: { reducedMotion: 'reduce' } });

for (const [name, path] of Object.entries({ home: '/', terms: '/termos-uso' }))
  test(`${path}: names, roles and their order match the snapshot`, async ({
    page,
  }) => {
    // Without the island, the page keeps the list.
    await page.route('**/*.js', () => {});
    await page.goto(path);
    await expect(page.locator('html')).toMatchAriaSnapshot({
      name: `${name}.aria.yml`,
    });
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
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveCount(1);
  await page.locator('header summary').click();
  await expect(heading).toHaveCount(0);
  await expect(page.getByRole('contentinfo')).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Sobre Nós' })).toHaveCount(1);
});

test('a moved carousel keeps its list for screen readers, without the looping copies', async ({
  page,
  carousel,
}) => {
  await page.goto('/');
  await carousel.start();
  await carousel.root.locator('[data-step="1"]').click();
  await waitUntilStill(page);
  await expect(carousel.announcement).not.toHaveText('');
  const list = carousel.root.getByRole('list');
  const { partners } = readFixture('partners/partners.json');
  await expect(list.getByRole('listitem')).toHaveCount(partners.length);
  await expect(list).toHaveAccessibleName('Casas parceiras (em nova aba)');
});
