import { hero, TERMS } from './support/content';
import { findBroken } from './support/look';
import { expectUncovered, scrollTo } from './support/page';
import { DESK, expect, PHONE, test } from './support/test';

for (const path of ['/', TERMS]) {
  test(`${path}: every fragment scrolls its target below the header`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(path);
    const fragments = await page.evaluate(() =>
      [...document.links]
        .filter(({ pathname, hash }) => hash && pathname === location.pathname)
        .map(({ hash }) => hash)
        .filter((hash) => hash !== '#conteudo'),
    );
    for (const viewport of [PHONE, DESK]) {
      await page.setViewportSize(viewport);
      for (const fragment of fragments) {
        await page.evaluate((hash) => {
          location.hash = hash;
        }, fragment);
        await expectUncovered(page, fragment);
      }
    }
  });
}

test('a small phone shows the headline and both buttons without scrolling, and the floating one covers none', async ({
  page,
}) => {
  await page.goto('/');
  const first = page.locator('section').first();
  const buttons = [hero.primaryAction, hero.secondaryAction].map((name) =>
    first.getByRole('link', { name }),
  );
  await page.setViewportSize({ width: 360, height: 640 });
  for (const part of [first.getByRole('heading'), ...buttons])
    await expect(part).toBeInViewport({ ratio: 1 });
  await page.setViewportSize({ width: 320, height: 568 });
  const floating = page.getByRole('complementary').getByRole('link');
  const { x: start } = (await floating.boundingBox()) ?? { x: 0 };
  for (const button of buttons) {
    const { x = start, width = 0 } = (await button.boundingBox()) ?? {};
    expect(x + width).toBeLessThan(start);
  }
});

test('forced colors hide the pictures that are backgrounds', async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto('/');
  const home = page.locator('#home picture');
  await expect(home.first()).toBeHidden();
  await expect(home.last()).toBeVisible();
  await expect(page.locator('main > :last-child img')).toBeHidden();
});

test("no title of a service is broken inside a word, and no number of the company's at its hyphen", async ({
  page,
}) => {
  await page.goto('/');
  const titles = page.locator('#servicos h3');
  await titles.evaluateAll((all) => {
    for (const title of all) title.textContent = 'Aposentados e pensionistas';
  });
  const footer = page.getByRole('contentinfo').locator('*');
  const number = /\d[\d./]*-\d+/g;
  for (const width of [320, 384, 640, 768, 1024, 1180, 1280, 1920]) {
    await page.setViewportSize({ width, height: 800 });
    expect(await findBroken(titles, /\S+/g), `${width} px`).toEqual([]);
    expect(await findBroken(footer, number), `${width} px`).toEqual([]);
  }
});

test('with reduced motion nothing is animated, jumps do not scroll smoothly, and cards change at once', async ({
  page,
  carousel,
}) => {
  const root = page.locator('html');
  await page.goto('/');
  await expect(root).toHaveCSS('scroll-behavior', 'smooth');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expect(root).toHaveCSS('scroll-behavior', 'auto');
  await carousel.start();
  const moving = await page.locator('html, body *').evaluateAll((all) =>
    ['', '::before', '::after'].flatMap((part) =>
      all.flatMap((element) => {
        const style = getComputedStyle(element, part);
        const { transitionDuration, animationDuration } = style;
        const moves = /[1-9]/.test(transitionDuration + animationDuration);
        return moves ? element.outerHTML + part : [];
      }),
    ),
  );
  expect(moving).toEqual([]);
  const positionCount = page.locator('.slick-track').evaluate(async (track) => {
    const seen = new Set<number>();
    for (let frame = 0; frame < 60 && seen.size < 3; frame += 1) {
      seen.add(Math.round(track.getBoundingClientRect().left));
      await new Promise(requestAnimationFrame);
    }
    return seen.size;
  });
  await carousel.next.click();
  expect(await positionCount).toBe(2);
});

// Media queries do not change with it, unlike with the browser's own setting.
for (const path of ['/', TERMS])
  test(`${path}: the brand, the menu button and the page stay whole when only the text is larger`, async ({
    page,
  }) => {
    await page.setViewportSize(PHONE);
    await page.goto(path);
    const header = page.getByRole('banner').first();
    const brand = header.getByRole('link').first().locator('span');
    for (const size of ['150%', '175%', '200%']) {
      const width = await page.evaluate((fontSize) => {
        document.documentElement.style.fontSize = fontSize;
        return document.documentElement.scrollWidth;
      }, size);
      expect(width, size).toBe(PHONE.width);
      expect(await findBroken(brand, /\S+/g), size).toEqual([]);
      await expect(header.locator('summary')).toBeInViewport({ ratio: 1 });
    }
  });

for (const viewport of [PHONE, DESK])
  test(`${viewport.width} px: the header and the floating button stay while the page scrolls`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    await page.goto('/');
    const header = page.getByRole('banner');
    const background = (opacity: string) =>
      expect(header).toHaveCSS('opacity', opacity, { pseudo: 'before' });
    const places = async () => [
      await header.boundingBox(),
      await page.getByRole('complementary').boundingBox(),
    ];
    const before = await places();
    // The header has a background over content, and none at the top of the page.
    await background('0');
    await scrollTo(page, 1500);
    await background('1');
    expect(await places()).toEqual(before);
  });

test('on a desktop the whole table of contents stays beside the text, also in a low window', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 480 });
  await page.goto(TERMS);
  await scrollTo(page, 2500);
  const contents = page.getByRole('main').getByRole('navigation');
  await expect(contents).toBeInViewport({ ratio: 1 });
});
