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

  // Notch by notch, as a wheel turns slowly: none may be taken back.
  await list.hover();
  const turn = async () => {
    const rested = await stripAt(page);
    await page.mouse.wheel(100, 0);
    return rested;
  };
  await expect.poll(turn, { intervals: [700], timeout: 7_000 }).toBeGreaterThan(250);

  await list.focus();
  const press = async () => {
    await page.keyboard.press('ArrowRight');
    return stripAt(page);
  };
  await expect.poll(press, { intervals: [100] }).toBeGreaterThan(700);

  const box = await list.boundingBox();
  const fingers = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...at: number[]) =>
    fingers.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: at.map((x) => ({ x, y: (box?.y ?? 0) + 60 })),
    });
  await touch('touchStart', 320);
  for (let x = 300; x >= 20; x -= 20) await touch('touchMove', x);
  await touch('touchEnd');
  await expect.poll(() => stripAt(page)).toBeGreaterThan(900);

  await expect(async () => {
    await page.mouse.wheel(4_000, 0);
    await expect(cards.last()).toBeInViewport({ ratio: 0.9, timeout: 500 });
  }).toPass();
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
