import { company, hero, LISTED } from './support/content';
import { findBroken } from './support/look';
import { expectUncovered } from './support/page';
import { DESK, expect, PHONE, test } from './support/test';

for (const path of LISTED) {
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

test('a small phone shows the headline and both buttons without scrolling', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto('/');
  const first = page.locator('section').first();
  await expect(first.getByRole('heading')).toBeInViewport({ ratio: 1 });
  for (const name of [hero.primaryAction, hero.secondaryAction])
    await expect(first.getByRole('link', { name })).toBeInViewport({
      ratio: 1,
    });
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
