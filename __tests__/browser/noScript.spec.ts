import { partnerList } from './support/alive';
import { chatLinks, overflow, place, SECTIONS, stripAt } from './support/place';
import { DESK, expect, PAGES, PHONE, test } from './support/test';

// Jumps at once, so that no test waits for a glide.
test.use({
  javaScriptEnabled: false,
  viewport: PHONE,
  hasTouch: true,
  contextOptions: { reducedMotion: 'reduce' },
});

test('the menu opens and closes, and its links land below the open panel', async ({ page }) => {
  await page.goto('/');
  const button = page.locator('summary');
  const panel = page.locator('details > div');
  await expect(panel).toBeHidden();
  await button.tap();
  await expect(panel).toBeVisible();
  await button.tap();
  await expect(panel).toBeHidden();
  await button.focus();
  await page.keyboard.press('Enter');
  for (const id of [...SECTIONS].reverse()) {
    await panel.locator(`a[href="#${id}"]`).tap();
    await expect.poll(() => place(page, id)).toBe('free');
  }
});

for (const [size, viewport] of Object.entries({ celular: PHONE, mesa: DESK })) {
  test(`${size}: every anchor lands below the fixed header`, async ({ page }) => {
    await page.setViewportSize(viewport);
    await page.goto('/');
    for (const id of [...SECTIONS].reverse()) {
      await page.goto(`/#${id}`);
      await expect.poll(() => place(page, id)).toBe('free');
    }
  });
}

test('every picture comes once it is scrolled to', async ({ page }) => {
  await page.goto('/');
  const pictures = page.locator('img');
  const count = await pictures.count();
  expect(count).toBeGreaterThan(11);
  for (let i = 0; i < count; i++) {
    await pictures.nth(i).evaluate((picture) => picture.scrollIntoView({ inline: 'center' }));
  }
  const waiting = () =>
    pictures.evaluateAll((all) =>
      (all as HTMLImageElement[]).filter(({ naturalWidth }) => !naturalWidth).map(({ src }) => src),
    );
  await expect.poll(waiting).toEqual([]);
});

test('the partners scroll by wheel, by key and by finger, all 32 in reach', async ({ page }) => {
  await page.goto('/#parceiros');
  const list = partnerList(page);
  const cards = list.getByRole('listitem');
  await expect(cards).toHaveCount(32);
  for (const arrow of await page.locator('#parceiros button').all())
    await expect(arrow).toBeHidden();
  expect(await overflow(page)).toBe(0);

  await list.hover();
  await page.mouse.wheel(300, 0);
  await expect.poll(() => stripAt(page)).toBeGreaterThan(200);
  const byWheel = await stripAt(page);

  await list.focus();
  for (let i = 0; i < 10; i++) await page.keyboard.press('ArrowRight');
  await expect.poll(() => stripAt(page)).toBeGreaterThan(byWheel + 200);
  const byKey = await stripAt(page);

  const box = await list.boundingBox();
  const browser = await page.context().newCDPSession(page);
  await browser.send('Input.synthesizeScrollGesture', {
    x: 300,
    y: Math.round((box?.y ?? 0) + 60),
    xDistance: -260,
    preventFling: true,
    gestureSourceType: 'touch',
  });
  await expect.poll(() => stripAt(page)).toBeGreaterThan(byKey + 150);

  await page.mouse.wheel(9_000, 0);
  await expect(cards.last()).toBeInViewport({ ratio: 0.9 });
  // By Tab as well: a focused card comes into view.
  await cards.first().getByRole('link').focus();
  await expect(cards.first()).toBeInViewport({ ratio: 0.9 });
});

test('legal pages are reached by link, and back', async ({ page }) => {
  await page.goto('/');
  for (const name of ['Política de Privacidade', 'Termos de Uso']) {
    await page.getByRole('contentinfo').getByRole('link', { name }).tap();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/sonho/);
  }
  await page.goto(PAGES.termos);
  await page.getByRole('main').getByRole('link', { name: 'Voltar ao início' }).first().tap();
  await expect(page).toHaveURL('/');
});

test('every call to action opens the chat of the company file', async ({ page }) => {
  for (const [name, path] of Object.entries(PAGES)) {
    await page.goto(path);
    const { count, wrong } = await chatLinks(page);
    expect(wrong, name).toEqual([]);
    expect(count, name).toBeGreaterThanOrEqual(name === 'início' ? 14 : 1);
  }
});
