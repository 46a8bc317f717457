import { SECTIONS, texts, WHOLE_PAGES } from './support/content';
import { findBrokenWords, findCutOff } from './support/look';
import { expectUncovered, scrollTo, waitUntilStill } from './support/page';
import { expect, type Page, test } from './support/test';

test.use({
  contextOptions: { reducedMotion: 'reduce' },
  viewport: { width: 360, height: 640 },
});

const header = (page: Page) => page.getByRole('banner');
const button = (page: Page) =>
  header(page).getByRole('button', { name: texts.menuButton });
const menu = (page: Page) =>
  header(page).getByRole('navigation', { name: texts.menuLabel });

// The browser does the rest.
for (const path of WHOLE_PAGES)
  test(`${path}: a link to the chat closes the menu, and so does the focus behind it`, async ({
    page,
    context,
  }) => {
    await context.route('https://wa.me/**', (route) => route.fulfill());
    await page.goto(path);
    await button(page).click();
    await menu(page).locator('a[target="_blank"]').click();
    await expect(menu(page)).toBeHidden();
    await expect(button(page)).toBeFocused();
    await button(page).click();
    await menu(page).getByRole('link').first().focus();
    await page.keyboard.press('Shift+Tab');
    await expect(button(page)).toBeFocused();
    await expect(menu(page)).toBeVisible();
    await menu(page).getByRole('link').last().focus();
    await page.keyboard.press('Tab');
    await expect(menu(page)).toBeHidden();
  });

test('any screen reaches every link of the open menu', async ({ page }) => {
  await page.goto('/');
  await button(page).click();
  for (const [width, height] of [
    [320, 256],
    [640, 320],
    [1000, 700],
    [1024, 768],
  ] as const) {
    await page.setViewportSize({ width, height });
    expect.soft(await findCutOff(page), `${width} px`).toEqual([]);
    for (const link of await menu(page).getByRole('link').all())
      await link.click({ trial: true });
  }
});

// As a translator puts them there, while the page is open.
test('long words wrap in the row, and nothing is covered', async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 800 });
  await page.goto('/');
  const links = menu(page).locator('li a, [target="_blank"] span');
  await links.evaluateAll((all) => {
    const words = ['Startseite', 'Über uns', 'Dienstleistungen', 'Partner'];
    for (const link of all)
      link.textContent = words.shift() ?? link.textContent;
    all.at(-1)?.replaceChildren('Sprechen Sie mit uns');
  });
  for (const width of [1024, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    expect.soft(await findBrokenWords(page), `${width} px`).toEqual([]);
    expect.soft(await findCutOff(page), `${width} px`).toEqual([]);
    for (const target of [...SECTIONS].reverse()) {
      await menu(page).locator(`a[href="${target}"]`).click();
      await expectUncovered(page, target);
    }
  }
});

test('without popovers the header has links and scrolls', async ({ page }) => {
  await page.route('/', async (route) => {
    const answer = await route.fetch();
    const html = await answer.text();
    const body = html
      .replace(/<meta http-equiv="Content-Security-Policy"[^>]*>/, '')
      .replaceAll(':popover-open', ':unknown')
      .replace(' popover="auto"', '');
    await route.fulfill({ response: answer, body });
  });
  await page.goto('/');
  await expect(button(page)).toBeHidden();
  // The floating button is enough: a taller header would push the links of the hero below it.
  await expect(menu(page).locator('[target="_blank"]')).toBeHidden();
  for (const target of [...SECTIONS].reverse()) {
    await scrollTo(page, 0);
    await menu(page).locator(`a[href="${target}"]`).click();
    await expectUncovered(page, target);
    await waitUntilStill(page);
    expect.soft(await findCutOff(page)).toEqual([]);
  }
  await scrollTo(page, 900);
  await expect(header(page)).not.toBeInViewport();
});
