import { wake, wakeCarousel } from './support/alive';
import { expect, PAGES, PHONE, test } from './support/test';

// Where one lands is asked here, not how smoothly.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('Back after a jump inside the page returns to where it was left', async ({ page }) => {
  await page.goto('/');
  await wake(page);
  await page.getByRole('banner').getByRole('link', { name: 'Serviços' }).click();
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(500);
  await page.goBack();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await expect(page).toHaveURL('/');
});

test('Back from another page returns to the place that was read, past the fragment', async ({
  page,
}) => {
  await page.goto('/#servicos');
  await wake(page);
  await page.evaluate(() => scrollBy(0, 1500));
  const read = await page.evaluate(() => scrollY);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Termos de Uso' }).focus();
  const left = await page.evaluate(() => scrollY);
  expect(left).toBeGreaterThan(read);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Termos de Uso');
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Qual o tamanho do seu sonho?');
  await expect.poll(() => page.evaluate(() => scrollY)).toBeCloseTo(left, -1);
});

for (const [link, focused] of [
  ['Home', 'Qual o tamanho do seu sonho?'],
  ['Serviços', 'Em que podemos ajudar'],
  ['Parceiros', 'Nossos Parceiros'],
] as const) {
  test(`from another page ${link} leads the focus to its heading`, async ({ page }) => {
    await page.goto(PAGES.termos);
    await wake(page);
    await page.getByRole('banner').getByRole('link', { name: link }).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: focused })).toBeFocused();
    await expect(page.getByRole('heading', { name: focused })).toBeInViewport();
  });
}

test.describe('a page that is long on its way', () => {
  test.beforeEach(async ({ page }) => {
    await page.goto('/');
    await wake(page);
    await page.route('**/page-data/termos-uso/**', async (route) => {
      await new Promise((go) => setTimeout(go, 1500));
      await route.continue().catch(() => undefined);
    });
    await page.getByRole('contentinfo').getByRole('link', { name: 'Termos de Uso' }).click();
  });

  test('is said to be, until it is there', async ({ page }) => {
    await expect(page.locator('html')).toHaveAttribute('data-waiting');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Termos de Uso');
    await expect(page.locator('html')).not.toHaveAttribute('data-waiting');
  });

  test('takes nobody away who went elsewhere meanwhile', async ({ page }) => {
    await page.getByRole('banner').getByRole('link', { name: 'Parceiros' }).click();
    await expect(page.locator('html')).not.toHaveAttribute('data-waiting');
    await page.waitForTimeout(2000);
    await expect(page).toHaveURL('/#parceiros');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'Qual o tamanho do seu sonho?',
    );
  });
});

test('Back from a page that could not be fetched leads to the one before it', async ({ page }) => {
  await page.goto('/');
  await wake(page);
  await page.route('**/page-data/termos-uso/**', (route) => route.abort());
  await page.getByRole('contentinfo').getByRole('link', { name: 'Termos de Uso' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Unexpected Application Error!');
  await expect(page).toHaveURL('/termos-uso');
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Qual o tamanho do seu sonho?');
  await expect(page).toHaveURL('/');
});

test.describe('the carousel under the keyboard', () => {
  test.use({ viewport: PHONE });

  test('an arrow keeps the focus when the slider takes over, and works on', async ({ page }) => {
    let arrive = () => {};
    const wanted = new Promise<void>((go) => {
      arrive = go;
    });
    // The slider's chunk is the only one without a name of its own.
    await page.route(/\/\d+-[0-9a-f]+\.js$/, async (route) => {
      await wanted;
      await route.continue();
    });
    await page.goto('/#parceiros');
    await wake(page);
    const next = page.getByRole('button', { name: 'Próximo parceiro' });
    await next.focus();
    arrive();
    await page.locator('.slick-track').waitFor();
    await expect(next).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.locator('[aria-live="polite"]').first()).toContainText('2 de 32');
  });

  test('the arrow keys lead the focus from card to card, each in sight', async ({ page }) => {
    await page.goto('/');
    await wakeCarousel(page);
    const cards = page.locator('.slick-slide:not(.slick-cloned) a');
    await cards.nth(1).focus();
    for (const at of [2, 3, 4]) {
      await page.keyboard.press('ArrowRight');
      await expect(cards.nth(at)).toBeFocused();
      await expect(cards.nth(at)).toBeInViewport({ ratio: 1 });
    }
    await page.keyboard.press('ArrowLeft');
    await expect(cards.nth(3)).toBeFocused();
    await expect(cards.nth(3)).toBeInViewport({ ratio: 1 });
  });
});
