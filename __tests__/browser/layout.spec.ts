import { still, wakeCarousel } from './support/alive';
import { cutTexts, motions, overflow, smallTargets, textSizes } from './support/layout';
import { DESK, expect, PAGES, PHONE, test } from './support/test';

/** What 1.4.12 lets any visitor set. */
const SPACING = `* {
  line-height: 1.5 !important;
  letter-spacing: 0.12em !important;
  word-spacing: 0.16em !important;
}
p { margin-block-end: 2em !important; }`;

for (const [name, path] of Object.entries(PAGES)) {
  test(`${name}: nothing is lost at 320 px, at 400 % zoom, or with wide text`, async ({ page }) => {
    await page.goto(path);
    // 1280 × 1024 at 400 % is a window of 320 × 256.
    for (const [width, height] of [
      [320, 640],
      [320, 256],
    ] as const) {
      await page.setViewportSize({ width, height });
      expect.soft(await overflow(page)).toBe(0);
      expect.soft(await cutTexts(page)).toEqual([]);
    }
    await page.evaluate((rules) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(rules);
      document.adoptedStyleSheets = [sheet];
    }, SPACING);
    for (const viewport of [{ width: 320, height: 640 }, PHONE, DESK]) {
      await page.setViewportSize(viewport);
      expect.soft(await overflow(page), `wide text, ${viewport.width} px`).toBe(0);
      expect.soft(await cutTexts(page), `wide text, ${viewport.width} px`).toEqual([]);
    }
  });

  test(`${name}: fingertips find every target, old eyes every text`, async ({ page }) => {
    await page.setViewportSize(PHONE);
    await page.goto(path);
    expect.soft(await smallTargets(page)).toEqual([]);
    const small = Object.entries(await textSizes(page)).filter(([size]) => Number(size) < 18);
    // Captions are the smaller step; the brand in the header signs, and shrinks with the window.
    expect
      .soft(
        small.filter(
          ([size, text]) => Number(size) < 16 || (Number(size) > 16.5 && text !== 'Maré Crédito'),
        ),
      )
      .toEqual([]);
    if (path !== PAGES['não encontrada']) {
      await page.getByText('Menu', { exact: true }).click();
      expect.soft(await smallTargets(page), 'menu open').toEqual([]);
    }
    await page.setViewportSize(DESK);
    expect.soft(await smallTargets(page), 'desk').toEqual([]);
  });

  test(`${name}: one h1, no level skipped, landmarks once, languages, new tabs said`, async ({
    page,
  }) => {
    await page.goto(path);
    const levels = await page
      .getByRole('heading')
      .evaluateAll((headings) => headings.map(({ tagName }) => Number(tagName.slice(1))));
    expect(levels.filter((level) => level === 1)).toHaveLength(1);
    expect(levels[0]).toBe(1);
    expect(levels.filter((level, at) => level > (levels[at - 1] ?? 0) + 1)).toEqual([]);
    await expect(page.getByRole('main')).toHaveCount(1);
    const framed = path === PAGES['não encontrada'] ? 0 : 1;
    await expect(page.getByRole('banner')).toHaveCount(framed);
    await expect(page.getByRole('contentinfo')).toHaveCount(framed);
    await expect(page.getByRole('navigation', { name: 'Menu principal' })).toHaveCount(framed);
    await expect(page.locator('html')).toHaveAttribute('lang', 'pt-BR');
    const english = page.getByText(/Oops|Return to Home/);
    for (const text of await english.all()) await expect(text).toHaveAttribute('lang', 'en');
    const silent = await page.locator('a[target]').evaluateAll((links) =>
      (links as HTMLAnchorElement[])
        .filter((link) => {
          const name = link.ariaLabel ?? link.textContent ?? '';
          return (
            link.rel !== 'noopener' ||
            link.target !== '_blank' ||
            !name.includes('abre em nova aba')
          );
        })
        .map(({ outerHTML }) => outerHTML),
    );
    expect(silent).toEqual([]);
  });
}

test('a small phone shows the question and both buttons at once', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto('/');
  const hero = page.locator('#home');
  await expect(hero.getByRole('heading', { level: 1 })).toBeInViewport({ ratio: 1 });
  for (const name of ['Fale Conosco', 'Saiba Mais'])
    await expect(hero.getByRole('link', { name })).toBeInViewport({ ratio: 1 });
});

test.describe('less motion', () => {
  test.use({ viewport: PHONE });
  test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }));

  for (const [path, ids] of [
    ['/', ['sobre', 'servicos', 'parceiros', 'contato']],
    ['/termos-uso', ['definicoes', 'contato', 'foro']],
  ] as const) {
    test(`${path}: an anchor shows its heading below the header`, async ({ page }) => {
      for (const id of ids) {
        await page.goto(`${path}#${id}`);
        const header = await page.getByRole('banner').boundingBox();
        const target = page.locator(`[id="${id}"]`);
        const heading = target.locator('h2, h3').first();
        const words = (await heading.count()) > 0 ? heading : target;
        await expect(words, id).toBeInViewport();
        const { y = 0 } = (await words.boundingBox()) ?? {};
        expect(y, id).toBeGreaterThanOrEqual(header?.height ?? 0);
      }
    });
  }

  test('nothing moves: no transition, no animation, no smooth scrolling; slides change at once', async ({
    page,
  }) => {
    await page.goto('/');
    await wakeCarousel(page);
    expect(await motions(page)).toEqual([]);
    await still(page);
    const track = page.locator('.slick-track');
    const left = () => track.evaluate((element) => element.getBoundingClientRect().left);
    const before = await left();
    await page.getByRole('button', { name: 'Próximo parceiro' }).click();
    const places = await track.evaluate(async (element) => {
      const seen = new Set<number>();
      for (let frame = 0; frame < 20; frame += 1) {
        await new Promise(requestAnimationFrame);
        seen.add(Math.round(element.getBoundingClientRect().left));
      }
      return [...seen];
    });
    // Where it was, where it is: nothing between.
    expect(places.filter((place) => place !== Math.round(before))).toEqual([
      Math.round(before) - 224,
    ]);
  });
});
