import { still, wakeCarousel } from './support/alive';
import { expect, type Page, PHONE, test } from './support/test';

/** The specification's list, letter for letter and in its order. */
const NAMES = `AMIGOZ, BANRISUL, BMG, BRB, BV, C6, CAIXA CCA, MEU CASHCARD, CREFAZ, DAYCOVAL, DIGIO,
CREDITAS, FACTA, FINANTO, FUTURO, HAPPY, HCRED, I9, ICRED, INBURSA, ITAU CONSIGNADO, KARDBANK, MASTER,
MERCANTIL, PAN, PARANA BANCO, QUERO+, RC CARD, SAFRA, SANTANDER, SIMPLIX, PICPAY`.split(/,\s+/);

interface Node {
  readonly nodeId: string;
  readonly parentId?: string;
  readonly ignored: boolean;
  readonly role?: { readonly value: string };
  readonly name?: { readonly value: string };
  readonly childIds?: readonly string[];
}

/** The accessibility tree below the partners' section, as the browser hands it to a screen reader. */
async function partnersTree(page: Page) {
  const client = await page.context().newCDPSession(page);
  const { nodes } = (await client.send('Accessibility.getFullAXTree')) as { nodes: Node[] };
  const byId = new Map(nodes.map((node) => [node.nodeId, node]));
  const root = nodes.find(
    ({ role, name }) => role?.value === 'region' && name?.value === 'Nossos Parceiros',
  );
  const below = (node: Node | undefined): Node[] =>
    node ? [node, ...(node.childIds ?? []).flatMap((id) => below(byId.get(id)))] : [];
  return below(root).filter(({ ignored }) => !ignored);
}

for (const [state, alive] of [
  ['plain', false],
  ['alive', true],
] as const) {
  test(`a screen reader meets one list of 32 partners, each once, in order (${state})`, async ({
    page,
  }) => {
    if (!alive) await page.route(/\.js$/, (route) => route.abort());
    await page.goto('/');
    if (alive) await wakeCarousel(page);
    const tree = await partnersTree(page);
    const lists = tree.filter(({ role }) => role?.value === 'list');
    expect(lists.map(({ name }) => name?.value)).toEqual(['Instituições parceiras']);
    expect(tree.filter(({ role }) => role?.value === 'listitem')).toHaveLength(32);
    const words = tree
      .filter(({ role }) => role?.value === 'StaticText')
      .map(({ name }) => name?.value);
    expect(words.filter((word) => NAMES.includes(word ?? ''))).toEqual(NAMES);
    expect(tree.filter(({ role }) => role?.value === 'link')).toHaveLength(29);
  });
}

test.describe('by keyboard', () => {
  test.use({ viewport: PHONE });

  test('Tab meets every partner with a link once, in order, each brought into view', async ({
    page,
  }) => {
    await page.goto('/');
    await wakeCarousel(page);
    await still(page);
    const seen: string[] = [];
    await page.locator('.slick-slide:not(.slick-cloned) a').first().focus();
    const focused = () =>
      page.evaluate(() => {
        const link = document.activeElement as HTMLElement;
        const slide = link.closest('.slick-slide');
        const { left, right } = link.getBoundingClientRect();
        return {
          name: slide?.textContent ?? null,
          copy: slide?.classList.contains('slick-cloned') ?? false,
          inView: left >= 0 && right <= document.documentElement.clientWidth,
        };
      });
    for (let now = await focused(); now.name !== null; now = await focused()) {
      expect(now.copy).toBe(false);
      await expect.poll(async () => (await focused()).inView, { message: now.name }).toBe(true);
      seen.push(NAMES.find((name) => now.name?.includes(`${name} (`)) ?? now.name);
      await page.keyboard.press('Tab');
    }
    const linked = NAMES.filter((name) => !['FINANTO', 'HCRED', 'I9', 'RC CARD'].includes(name));
    expect(seen).toHaveLength(28);
    expect(new Set(seen).size).toBe(28);
    expect(seen[0]).toBe(linked[0]);
    await expect(page.getByRole('button', { name: 'Parceiro anterior' })).toBeFocused();
    // And back again: the way in from below begins with the last partner.
    await page.keyboard.press('Shift+Tab');
    await expect(page.locator('.slick-slide:not(.slick-cloned) a').last()).toBeFocused();
    await expect.poll(async () => (await focused()).inView).toBe(true);
  });
});

test('copies are inert', async ({ page }) => {
  await page.goto('/');
  await wakeCarousel(page);
  const copies = page.locator('.slick-cloned');
  expect(await copies.count()).toBeGreaterThan(30);
  expect(await page.locator('.slick-cloned:not([inert])').count()).toBe(0);
  await page.getByRole('button', { name: 'Próximo parceiro' }).click();
  await still(page);
  expect(await page.locator('.slick-cloned:not([inert])').count()).toBe(0);
  expect(await page.locator('.slick-slide:not(.slick-cloned)[aria-hidden]').count()).toBe(0);
});
