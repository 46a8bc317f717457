import { scrollThrough, wake } from './support/alive';
import { expect, PAGES, SIZES, test } from './support/test';

const TITLES = {
  início: 'Qual o tamanho do seu sonho?',
  privacidade: 'Política de Privacidade',
  termos: 'Termos de Uso',
  'não encontrada': 'Oops! Page not found',
};

/** The missing page says its address to the console, and its own status is 404: both on purpose. */
const expected = (complaint: string) =>
  /404/.test(complaint) && /nao-existe|status of 404/.test(complaint);

for (const [size, viewport] of Object.entries(SIZES)) {
  for (const [name, path] of Object.entries(PAGES)) {
    test(`${name}, ${size}: shows its heading and every picture, without an error`, async ({
      page,
      complaints,
    }) => {
      await page.setViewportSize(viewport);
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(
        TITLES[name as keyof typeof TITLES],
      );
      await wake(page);
      await scrollThrough(page);
      expect(complaints.filter((complaint) => !expected(complaint))).toEqual([]);
      const wide = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(wide).toBe(0);
    });
  }
}

test('an unknown address answers 404 and is said to the console once', async ({
  page,
  complaints,
}) => {
  const answer = await page.goto('/um/caminho');
  expect(answer?.status()).toBe(404);
  await wake(page);
  await expect
    .poll(() => complaints.filter((text) => text.includes('404: /um/caminho')))
    .toHaveLength(1);
});

test('every page asks only its own server, sets no cookie and stores nothing', async ({
  page,
  context,
  siteUrl,
}) => {
  const asked = new Set<string>();
  page.on('request', (request) => asked.add(new URL(request.url()).origin));
  for (const path of Object.values(PAGES)) {
    await page.goto(path);
    await wake(page);
    await scrollThrough(page);
    await page.mouse.wheel(0, 600);
    const stored = () =>
      page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)]);
    expect(await stored()).toEqual([]);
    expect(await page.evaluate(async () => (await indexedDB.databases()).length)).toBe(0);
  }
  // Leaving a page is when Gatsby wrote down how far it was scrolled.
  await page.goto('/');
  await wake(page);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Termos de Uso' }).click();
  await expect(page).toHaveURL('/termos-uso');
  expect(await page.evaluate(() => sessionStorage.length + localStorage.length)).toBe(0);
  expect(await context.cookies()).toEqual([]);
  expect([...asked].filter((origin) => origin !== siteUrl)).toEqual([]);
});

test('every link inside the site reaches a page, every fragment a place on it', async ({
  page,
  request,
}) => {
  const places = new Map<string, string>();
  for (const path of Object.values(PAGES)) {
    await page.goto(path);
    const links = await page.evaluate(() =>
      [...document.links]
        .filter(({ origin }) => origin === window.location.origin)
        .map(({ pathname, hash }) => pathname + hash),
    );
    for (const link of links) places.set(link, path);
  }
  for (const [link, from] of places) {
    const [pathname = '/', id] = link.split('#');
    // The 404 page is at the address that was asked for, so its own fragments are too.
    const answer = await request.get(pathname);
    if (pathname !== PAGES['não encontrada'])
      expect(answer.status(), `${link} on ${from}`).toBe(200);
    if (id)
      expect(await answer.text(), `${link} on ${from}`).toContain(`id="${decodeURIComponent(id)}"`);
  }
});

/** Each page's own head: what its tab, its search result and its screen reader say. */
const HEADS = {
  '/': ['Maré Crédito | Crédito consignado', '/'],
  '/politica-privacidade': ['Política de Privacidade | Maré Crédito', '/politica-privacidade'],
  '/termos-uso': ['Termos de Uso | Maré Crédito', '/termos-uso'],
} as const;

for (const [path, [title, canonical]] of Object.entries(HEADS)) {
  test(`${path} has its own title, language and address, as served and once alive`, async ({
    page,
  }) => {
    await page.goto(path);
    const head = () =>
      page.evaluate(() => ({
        titles: [...document.querySelectorAll('head title')].map(({ textContent }) => textContent),
        language: document.documentElement.lang,
        addresses: [...document.querySelectorAll<HTMLLinkElement>('link[rel="canonical"]')].map(
          ({ href }) => new URL(href).pathname,
        ),
        descriptions: document.querySelectorAll('meta[name="description"]').length,
      }));
    const own = {
      titles: [expect.stringContaining(title)],
      language: 'pt-BR',
      addresses: [canonical],
      descriptions: 1,
    };
    expect(await head()).toEqual(own);
    await wake(page);
    expect(await head()).toEqual(own);
  });
}
