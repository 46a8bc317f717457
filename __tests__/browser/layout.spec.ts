import { company, hero, TERMS } from './support/content';
import { findBroken } from './support/look';
import { expectUncovered, getScrollTop, scrollTo } from './support/page';
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

test('the floating button shows its word where there is room beside the text', async ({
  page,
}) => {
  await page.goto('/');
  const word = page.getByRole('complementary').locator('span');
  await expect(word).toBeHidden();
  await page.setViewportSize({ width: 1680, height: 900 });
  await expect(word).toBeVisible();
});

test('no title of a service is broken inside a word', async ({ page }) => {
  await page.goto('/');
  const titles = page.locator('#servicos h3');
  await titles.evaluateAll((all) => {
    for (const title of all) title.textContent = 'Aposentados e pensionistas';
  });
  for (const width of [320, 360, 640, 768, 1024, 1180, 1280, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    expect(await findBroken(titles, /\S+/g), `${width} pixels`).toEqual([]);
  }
});

test("the footer does not break the company's numbers at their hyphen", async ({
  page,
}) => {
  await page.goto('/');
  const { cnpj, address, office, phone } = company;
  const numbers = [
    cnpj,
    address.postalCode,
    office.address.postalCode,
    phone.split(' ').at(-1),
  ];
  for (const width of [384, 600, 768, 1024, 1280, 1920]) {
    await page.setViewportSize({ width, height: 800 });
    const texts = page.getByRole('contentinfo').locator(':scope, *');
    const broken = await findBroken(texts, /\d[\d./]*-\d+/g);
    expect(
      broken.filter((number) => numbers.includes(number)),
      `${width} pixels`,
    ).toEqual([]);
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

for (const path of ['/', TERMS])
  test(`${path}: the brand and the menu button stay whole when only the text is larger`, async ({
    page,
  }) => {
    await page.setViewportSize(PHONE);
    await page.goto(path);
    const header = page.getByRole('banner').first();
    for (const size of [150, 175, 200]) {
      await page.evaluate((percent) => {
        document.documentElement.style.fontSize = `${percent}%`;
      }, size);
      const brand = header.getByRole('link').first().locator('span');
      expect(await findBroken(brand, /\S+/g), `${size} %`).toEqual([]);
      const button = header.locator('summary');
      await expect(button).toBeInViewport({ ratio: 1 });
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

test('Back and Forward restore the scroll position', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const expectScrolled = (to: number) =>
    expect.poll(() => getScrollTop(page)).toBeCloseTo(to, -1);
  await page.goto('/');
  await page.locator(`footer a[href="${TERMS}"]`).focus();
  const left = await getScrollTop(page);
  expect(left).toBeGreaterThan(1000);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(TERMS);
  await scrollTo(page, 900);
  await page.goBack();
  await expect(page.locator('h1')).toHaveText(hero.headline);
  await expectScrolled(left);
  await page.goForward();
  await expect(page).toHaveURL(TERMS);
  await expectScrolled(900);
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
