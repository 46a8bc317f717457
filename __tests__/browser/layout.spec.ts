import sharp from 'sharp';
import { hero, PAGES, partners, TERMS } from './support/content';
import { findBrokenWords, findCutOff } from './support/look';
import { loadPictures, scrollTo } from './support/page';
import { DESK, expect, PHONE, test } from './support/test';

test('a small phone shows the headline and both buttons', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto('/');
  const first = page.locator('section:has(#home)');
  await expect(first.getByRole('heading')).toBeInViewport({ ratio: 1 });
  for (const name of [hero.primaryAction, hero.secondaryAction])
    await expect(first.getByRole('link', { name })).toBeInViewport({
      ratio: 1,
    });
});

test('forced colors hide backgrounds and show the edges of cards', async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto('/');
  const home = page.locator('section:has(#home) picture');
  await expect(home.first()).toBeHidden();
  await expect(home.last()).toBeVisible();
  await expect(page.locator('main > :last-child img')).toBeHidden();
  const waves = page.locator('svg[preserveAspectRatio="none"]:visible');
  await expect(waves).toHaveCount(0);
  const numbers = page.locator('section:has(#home) + section ul');
  await expect(numbers).toHaveCSS('outline-style', 'solid');
});

test('paper has dark text and the plain list of all partners, also with a dark system', async ({
  page,
  carousel,
}) => {
  await page.goto('/');
  await carousel.start();
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await expect(page.locator('h1')).toHaveCSS('color', 'rgb(0, 0, 0)');
  const cards = carousel.strip.getByRole('listitem');
  const ends = await cards.evaluateAll((all) =>
    all.map((card) => card.getBoundingClientRect().right),
  );
  expect(ends).toHaveLength(partners.length);
  expect(Math.max(...ends)).toBeLessThanOrEqual(DESK.width);
  for (const part of [carousel.slider, carousel.names, carousel.next])
    await expect(part).toBeHidden();
});

test.describe('without pictures', () => {
  // The browser reports them.
  test.use({ quiet: false });

  test('nothing is wider than a small phone', async ({ page }) => {
    await page.route(/\.(webp|avif)$/, (route) => route.abort());
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto('/');
    const end = page.locator('#mais-parceiros');
    await end.scrollIntoViewIfNeeded();
    await expect
      .poll(() => end.evaluate((part) => part.getBoundingClientRect().right))
      .toBeLessThanOrEqual(320);
  });
});

for (const [width, height] of [
  [400, 1200],
  [1200, 400],
] as const)
  test(`pictures of ${width} × ${height} are never distorted`, async ({
    page,
  }) => {
    const background = 'tan';
    const create = { width, height, channels: 3, background } as const;
    const body = await sharp({ create }).webp().toBuffer();
    await page.route(/\.(webp|avif|png)$/, (route) => route.fulfill({ body }));
    for (const windowWidth of [360, 1440]) {
      await page.setViewportSize({ width: windowWidth, height: 800 });
      for (const path of ['/', TERMS, '/nao/existe']) {
        await page.goto(path);
        await loadPictures(page);
        const distorted = await page.locator('main img').evaluateAll((all) =>
          (all as HTMLImageElement[])
            .filter((image) => image.checkVisibility())
            .filter((image) => !image.closest('[data-carousel]'))
            .map((image) => {
              const box = image.getBoundingClientRect();
              const isFitted = /cover|contain/.test(
                getComputedStyle(image).objectFit,
              );
              const { naturalWidth, naturalHeight } = image;
              const ratio = naturalWidth / naturalHeight;
              const hasItsShape =
                Math.abs(box.width / box.height - ratio) < 0.1;
              const isTall = box.height > box.width + 1;
              const isBackground = image.matches(
                'main > :first-child > :first-child img',
              );
              const isRight =
                (isFitted || hasItsShape) && (!isTall || isBackground);
              return isRight
                ? ''
                : `${image.className} ${box.width} ${box.height}`;
            })
            .filter(Boolean),
        );
        expect(distorted, `${path} at ${windowWidth}`).toEqual([]);
      }
    }
  });

test('a long name leaves the circle round and the card as high', async ({
  page,
}) => {
  await page.goto('/');
  const card = page
    .locator('[data-carousel] li > *', { has: page.locator('[data-initials]') })
    .first();
  const sizes = () =>
    card.evaluate((element) => {
      const circle = element.querySelector('[data-initials]');
      const box = circle?.getBoundingClientRect();
      return {
        circle: [box?.width, box?.height],
        height: element.getBoundingClientRect().height,
      };
    });
  const before = await sizes();
  await card.locator('[data-initials] + span').evaluate((name) => {
    name.textContent = 'COOPERATIVA MULTISSERVICO DOS PESCADORES';
  });
  expect(await sizes()).toEqual(before);
  expect(before.circle[0]).toBe(before.circle[1]);
});

test("no long word breaks in a service's title, and no number", async ({
  page,
}) => {
  await page.goto('/');
  const number = page.locator('.no-break').first();
  await expect(number).toHaveCSS('white-space', 'nowrap');
  const titles = page.locator('section:has(#servicos) h3');
  await titles.evaluateAll((all) => {
    for (const title of all) title.textContent = 'Pensionistas';
  });
  for (const width of [320, 384, 640, 768, 1024, 1180, 1280, 1920]) {
    await page.setViewportSize({ width, height: 800 });
    const lines = await titles.evaluateAll((all) =>
      all.map((title) => {
        const range = document.createRange();
        range.selectNodeContents(title);
        return range.getClientRects().length;
      }),
    );
    expect(Math.max(...lines), `${width} px`).toBe(1);
  }
});

test('a long name of the company breaks no word of the menu', async ({
  page,
}) => {
  await page.goto('/');
  await page.locator('span').evaluateAll((all) => {
    const brand = all[0]?.textContent;
    for (const { lastChild, textContent } of all)
      if (lastChild && textContent === brand)
        lastChild.textContent = 'Maré Crédito do Litoral de São Paulo';
  });
  for (const width of [1024, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    expect(await findBrokenWords(page), `${width} px`).toEqual([]);
    expect(await findCutOff(page), `${width} px`).toEqual([]);
  }
});

test('the footer is read in the order in which it is seen', async ({
  page,
}) => {
  await page.goto('/');
  for (const width of [360, 768, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    const places = await page
      .locator('footer > div > :first-child > *')
      .evaluateAll((columns) =>
        columns.map((column) => {
          const { left, top } = column.getBoundingClientRect();
          return { left, top };
        }),
      );
    const seen = places.toSorted((a, b) => a.top - b.top || a.left - b.left);
    expect(places, `${width} px`).toEqual(seen);
  }
});

test('footer links of one and of two lines stand at the same distance', async ({
  page,
}) => {
  await page.goto('/');
  const links = page.locator('footer ul').nth(1).getByRole('link');
  await links.evaluateAll((all) => {
    for (const [i, link] of all.entries())
      if (i % 3 === 1)
        link.textContent = 'Antecipação do saque-aniversário para quem pedir';
  });
  for (const width of [768, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    const spaces = await links.evaluateAll((all) => {
      const boxes = all.map((link) => {
        const words = document.createRange();
        words.selectNodeContents(link);
        return words.getBoundingClientRect();
      });
      return boxes
        .slice(1)
        .map(({ top }, i) => Math.round(top - (boxes[i]?.bottom ?? 0)));
    });
    expect(Math.max(...spaces), `${width} px`).toBe(Math.min(...spaces));
  }
});

test('legal notices of any length leave no holes in the footer', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 800 });
  await page.goto('/');
  const spaces = await page
    .locator('footer > div > :last-child > p')
    .evaluateAll((all) => {
      for (const [i, notice] of all.entries())
        notice.textContent = 'Um aviso curto. '.repeat([18, 6, 3, 12][i] ?? 1);
      const boxes = all.map((notice) => notice.getBoundingClientRect());
      return boxes.slice(1).map(({ left, top }, i) => {
        const before = boxes[i];
        return before?.left === left ? top - before.bottom : 'next column';
      });
    });
  expect(spaces.filter((space) => space === 'next column')).toHaveLength(1);
  expect(new Set(spaces).size).toBe(2);
});

test('two quick presses do not zoom, and no number becomes a link', async ({
  page,
  carousel,
}) => {
  await page.goto('/');
  await carousel.start();
  for (const target of await page.locator('button, summary, .button').all())
    await expect(target).toHaveCSS('touch-action', 'manipulation');
  for (const path of PAGES) {
    await page.goto(path);
    const meta = page.locator('meta[name="format-detection"]');
    await expect(meta).toHaveAttribute('content', 'telephone=no');
  }
});

test('with reduced motion nothing moves slowly', async ({ page, carousel }) => {
  const root = page.locator('html');
  await page.goto('/');
  await expect(root).toHaveCSS('scroll-behavior', 'smooth');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expect(root).toHaveCSS('scroll-behavior', 'auto');
  await carousel.start();
  const moving = await page.locator('body *').evaluateAll((all) =>
    all.filter((element) => {
      const style = getComputedStyle(element);
      const durations = style.transitionDuration + style.animationDuration;
      return /[1-9]/.test(durations);
    }),
  );
  expect(moving).toEqual([]);
});

test('the header and the floating button stay while the page scrolls', async ({
  page,
}) => {
  await page.setViewportSize(PHONE);
  await page.goto('/');
  await scrollTo(page, 1500);
  const header = page.getByRole('banner');
  await expect(header).toBeInViewport({ ratio: 1 });
  // Over content the header has a background.
  const transparent = 'rgba(0, 0, 0, 0)';
  await expect(header).not.toHaveCSS('background-color', transparent);
  const floating = page.getByRole('complementary').getByRole('link');
  await expect(floating).toBeInViewport({ ratio: 1 });
});

test('the table of contents stays beside the text in a low window', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 480 });
  await page.goto(TERMS);
  await scrollTo(page, 2500);
  const contents = page.getByRole('main').getByRole('navigation');
  await expect(contents).toBeInViewport({ ratio: 1 });
});
