import company from '../../data/company.json';
import footer from '../../data/home/footer.json';
import services from '../../data/home/services.json';
import texts from '../../data/interface.json';
import { partners } from '../../data/partners/partners.json';
import { wake, wakeCarousel } from './support/alive';
import { focused, type Stop, walk } from './support/focus';
import { DESK, expect, PAGES, type Page, PHONE, test } from './support/test';

const opens = (name: string) => `${name} (abre em nova aba)`;
const TOP = ['Pular para o conteúdo', company.brand];
const MENU = ['Home', 'Sobre Nós', 'Serviços', 'Parceiros', 'Contato'];

/** Whoever walks through the home page meets this, in this order, below the header. */
const HOME = [
  opens('Fale Conosco'),
  opens('Saiba Mais'),
  opens('Converse com Nossa Equipe'),
  ...services.items.map(({ title }) => opens(`Saiba Mais: ${title}`)),
  opens('Fale Conosco - Atendimento Personalizado'),
  ...partners.filter((partner) => 'url' in partner).map(({ name }) => opens(name)),
  'Parceiro anterior',
  'Próximo parceiro',
  opens('Fale Conosco: Nossos Parceiros'),
  ...footer.services,
  ...footer.links.map(({ label }) => label),
  opens('WhatsApp'),
  expect.stringMatching(/^Telefone: /),
  expect.stringMatching(/^E-mail: /),
  'Política de Privacidade',
  'Termos de Uso',
  opens(texts.floatingChat),
];

const names = (stops: readonly Stop[]) => stops.map(({ name }) => name);
const faults = (stops: readonly Stop[]) =>
  stops.flatMap((stop) => stop.faults.map((fault) => `${stop.name}: ${fault}`));

/** Walks to the end of the page: each focus must show, in view and below nothing. */
async function walkThrough(page: Page) {
  const stops = await walk(page);
  expect.soft(faults(stops)).toEqual([]);
  return names(stops);
}

// What is asked here is where the focus goes, not how smoothly.
test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }));

for (const [size, viewport, header] of [
  ['phone', PHONE, [...TOP, 'Menu']],
  ['desk', DESK, [...TOP, ...MENU, opens('Fale Conosco')]],
] as const) {
  test.describe(size, () => {
    test.use({ viewport });

    test('Tab walks through the home page, the carousel alive, in order and in sight', async ({
      page,
    }) => {
      // Seventy stops there and as many back.
      test.slow();
      await page.goto(PAGES.início);
      await wakeCarousel(page);
      await page.evaluate(() => window.scrollTo(0, 0));
      const order = [...header, ...HOME];
      expect(await walkThrough(page)).toEqual(order);
      // Back from the end, where what is reached comes in from above, below the header.
      await page.getByRole('complementary').getByRole('link').focus();
      const back = await walk(page, 'Shift+Tab', order.length - 1);
      expect(faults(back)).toEqual([]);
      expect(names(back).reverse()).toEqual(order.slice(0, -1));
    });

    test('Tab walks through a legal page in the order of its text', async ({ page }) => {
      await page.goto(PAGES.termos);
      await wake(page);
      const stops = await walkThrough(page);
      const links = await page.evaluate(() =>
        [...document.querySelectorAll<HTMLElement>('a, summary, button')]
          .filter((element) => element.checkVisibility())
          .map((element) => element.textContent?.replace(/\s+/g, ' ').trim()),
      );
      expect(stops).toEqual(links);
      const [skip, brand, ...rest] = stops;
      expect([skip, brand]).toEqual([TOP[0], `${company.brand}: ${texts.backHome}`]);
      expect(rest.slice(0, header.length - 2)).toEqual(header.slice(2));
    });
  });
}

test('the skip link comes into sight with the focus and leads past the menu', async ({ page }) => {
  await page.goto(PAGES.início);
  await expect(page.getByRole('link', { name: 'Pular para o conteúdo' })).not.toBeInViewport();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Pular para o conteúdo' })).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.locator('main')).toBeFocused();
  await page.keyboard.press('Tab');
  expect((await focused(page))?.name).toBe(HOME[0]);
});

test('a walk notices a focus without a ring, one below the header and one out of view', async ({
  page,
}) => {
  await page.goto(PAGES.privacidade);
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`
      .button { outline: none !important; }
      details, nav { display: none !important; }
      article a { position: fixed; top: 0; }
      footer a { position: fixed; left: -900px; }
    `);
    document.adoptedStyleSheets = [sheet];
  });
  const found = faults(await walk(page)).join('\n');
  expect(found).toMatch(/^Voltar ao início: outline/m);
  expect(found).toMatch(/: below HEADER$/m);
  expect(found).toMatch(/^Termos de Uso: out of view$/m);
});
