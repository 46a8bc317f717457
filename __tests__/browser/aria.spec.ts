import { ISLAND } from './support/carousel';
import { partnerList, partners, TERMS, texts } from './support/content';
import { waitUntilStill } from './support/page';
import { expect, PHONE, test } from './support/test';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const [name, path] of Object.entries({ home: '/', terms: TERMS }))
  test(`${path}: names, roles and their order match the snapshot`, async ({
    page,
  }) => {
    // The slider never arrives, so the page keeps the list.
    await page.route(ISLAND, () => {});
    await page.goto(path);
    await expect(page.locator('html')).toMatchAriaSnapshot({
      name: `${name}.aria.yml`,
    });
    // VoiceOver does not announce a list with the style "none".
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
  const menu = page.getByRole('navigation').getByRole('listitem');
  await expect(menu).toHaveCount(texts.menu.length);
});

test('a moved carousel keeps its list for screen readers, without the looping copies', async ({
  page,
  carousel,
}) => {
  await page.goto('/');
  await carousel.start();
  await carousel.next.click();
  await waitUntilStill(page);
  const list = carousel.root.getByRole('list');
  await expect(list).toHaveAccessibleName(partnerList);
  await expect(list.getByRole('listitem')).toHaveCount(partners.length);
  const linked = partners.filter(({ url }) => url);
  await expect(list.getByRole('link')).toHaveCount(linked.length);
});
