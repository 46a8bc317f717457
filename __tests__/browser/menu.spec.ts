import type { Page } from '@playwright/test';
import { wake } from './support/alive';
import { heard } from './support/heard';
import { place, SECTIONS } from './support/place';
import { DESK, expect, test } from './support/test';

const PORTRAIT = { width: 360, height: 640 };
const LANDSCAPE = { width: 640, height: 320 };

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** Opens the home page on a phone; React has run, or its scripts are held back for good. */
async function open(page: Page, viewport: typeof PORTRAIT, alive: boolean) {
  await page.setViewportSize(viewport);
  if (!alive) await page.route('**/*.js', () => {});
  await page.goto('/');
  if (alive) await wake(page);
  await page.locator('summary').click();
}

for (const [react, alive] of [
  ['before React', false],
  ['with React', true],
] as const) {
  test(`${react}: the button says its state, and what lies behind is out of reach`, async ({
    page,
  }) => {
    const reader = await page.context().newCDPSession(page);
    await open(page, PORTRAIT, alive);
    const state = async () =>
      (await heard(reader)).find(({ name, expanded }) => name === 'Menu' && expanded !== undefined)
        ?.expanded;
    expect(await state()).toBe(true);

    const links = (await heard(reader)).filter(({ role }) => role === 'heading' || role === 'link');
    expect(links.map(({ name }) => name).sort()).toEqual([
      'Contato',
      'Fale Conosco (abre em nova aba)',
      'Home',
      'Maré Crédito',
      'Parceiros',
      'Pular para o conteúdo',
      'Serviços',
      'Sobre Nós',
    ]);

    // Tab walks the panel and leaves the page; it never lands behind while the panel is open.
    const behind = () =>
      page.evaluate(
        () =>
          document.querySelector('details')?.open === true &&
          Boolean(document.activeElement?.closest('main, footer, aside')),
      );
    for (let i = 0; i < 8; i++) {
      await page.keyboard.press('Tab');
      expect(await behind()).toBe(false);
    }
  });

  test(`${react}: Escape, a tap outside and a link close it`, async ({ page }) => {
    await open(page, PORTRAIT, alive);
    const panel = page.locator('details > div');
    const button = page.locator('summary');
    await expect(panel).toBeVisible();
    await panel.getByRole('link', { name: 'Serviços' }).focus();
    await page.keyboard.press('Escape');
    await expect(panel).toBeHidden();
    await expect(button).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(panel).toBeVisible();

    // The panel covers the page; the header's own ground stays free.
    await page.mouse.click(3, 20);
    await expect(panel).toBeHidden();
    await button.click();
    await button.click();
    await expect(panel).toBeHidden();

    for (const id of [...SECTIONS].reverse()) {
      await button.click();
      await panel.locator(`a[href="#${id}"]`).click();
      await expect(panel).toBeHidden();
      await expect.poll(() => place(page, id)).toBe('free');
      await expect(page).toHaveURL(`/#${id}`);
    }
  });
}

test('landscape: the panel scrolls by itself and every link is reached', async ({ page }) => {
  await open(page, LANDSCAPE, true);
  const panel = page.locator('details > div');
  const chat = panel.getByRole('link', { name: 'Fale Conosco' });
  await panel.hover();
  await page.mouse.wheel(0, 400);
  await expect(chat).toBeInViewport({ ratio: 1 });
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  const last = panel.getByRole('link', { name: 'Contato' });
  await last.click();
  await expect(panel).toBeHidden();
  await expect.poll(() => place(page, 'contato')).toBe('free');
});

test('a menu that was opened before React stays open when React arrives', async ({ page }) => {
  await page.setViewportSize(PORTRAIT);
  let letGo = () => {};
  const held = new Promise<void>((done) => {
    letGo = done;
  });
  await page.route('**/*.js', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/');
  await page.locator('summary').click();
  letGo();
  await wake(page);
  await expect(page.locator('details > div')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.locator('details > div')).toBeHidden();
});

test('at 1440 the links stand in the header and the section in sight is marked', async ({
  page,
}) => {
  await page.setViewportSize(DESK);
  await page.goto('/');
  await wake(page);
  await expect(page.locator('summary')).toBeHidden();
  const menu = page.getByRole('navigation', { name: 'Menu principal' });
  await expect(menu.getByRole('link')).toHaveText([
    'Home',
    'Sobre Nós',
    'Serviços',
    'Parceiros',
    'Contato',
  ]);
  for (const id of [...SECTIONS].reverse()) {
    await menu.locator(`a[href="#${id}"]:visible`).click();
    await expect.poll(() => place(page, id)).toBe('free');
    await expect(menu.locator('[aria-current="location"]:visible')).toHaveAttribute(
      'href',
      `#${id}`,
    );
  }
});
