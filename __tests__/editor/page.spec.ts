import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from './support/editor';

const LOGO = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 4"><path d="M0 0h4v4z"/></svg>\n`;

test('adds a partner with a logo by dropping a picture', async ({
  editor,
}, testInfo) => {
  await editor.pageOpens();
  await editor.open('As instituições parceiras');
  const before = editor.json('partners/partners.json').partners;
  await editor.button('Adicionar').click();
  // The form scrolls once more, and what is dropped then misses its place.
  await editor.page.waitForTimeout(1000);
  const way = `partners.${before.length}`;
  await expect(editor.box(`${way}.name`)).toBeInViewport();
  await editor.box(`${way}.name`).fill('BANCO NOVO');
  await editor.box(`${way}.url`).fill('https://www.banconovo.com.br');
  const picture = testInfo.outputPath('Símbolo do Banco.svg');
  writeFileSync(picture, LOGO);
  await editor.reach(`${way}.logo`);
  await editor.drop(`${way}.logo`, picture);
  await expect(
    editor.field(`${way}.logo`).getByText('simbolo-do-banco.svg'),
  ).toBeVisible();
  await editor.saved();
  const after = editor.json('partners/partners.json').partners;
  expect(after.slice(0, -1)).toEqual(before);
  expect(after.at(-1)).toEqual({
    name: 'BANCO NOVO',
    url: 'https://www.banconovo.com.br',
    confirmed: false,
    logo: 'logos/simbolo-do-banco.svg',
  });
  expect(editor.read('partners/logos/simbolo-do-banco.svg')).toBe(LOGO);
  const logo = editor.site
    .getByRole('link', { name: /BANCO NOVO/ })
    .locator('img');
  const address = await logo
    .first()
    .evaluate((image: HTMLImageElement) => image.src);
  expect(await (await editor.page.request.get(address)).text()).toBe(LOGO);
});

test('a partner that changes shows in the slider, the page stays where it was, and its buttons do not change the form', async ({
  editor,
}) => {
  const card = (name: string) =>
    editor.site.locator('.slick-active').getByText(name, { exact: true });
  const place = () =>
    editor.site.locator('body').evaluate(() => Math.round(window.scrollY));
  const [{ name }] = editor.json('partners/partners.json').partners;
  await editor.pageOpens();
  await editor.open('As instituições parceiras');
  await expect(card(name).first()).toBeVisible();
  await editor.site.locator('.slick-list').first().hover();
  await editor.page.mouse.wheel(0, 40);
  await editor.page.waitForTimeout(1000);
  const before = await place();
  await editor.expandFirst();
  await editor.box('partners.0.name').fill('BANCO MUDADO');
  await editor.saved();
  await expect(card('BANCO MUDADO').first()).toBeVisible();
  expect(before).toBeGreaterThan(0);
  expect(await place()).toBe(before);
  await editor.site.locator('[data-step]').last().click();
  await editor.page.waitForTimeout(2000);
  await expect(editor.button('Adicionar')).toBeVisible();
});

test('moves a service', async ({ editor }) => {
  const titles = () =>
    editor
      .json('home/services.json')
      .items.map(({ title }: { title: string }) => title);
  const [first, second, ...rest] = titles();
  await editor.pageOpens();
  await editor.open('A seção Serviços');
  await editor.button('Reordenar Item').first().press('ArrowDown');
  await editor.saved();
  expect(titles()).toEqual([second, first, ...rest]);
  await expect(editor.site.locator('#servicos h3').first()).toHaveText(second);
});

test('corrects a section of the terms, and the rest stays as it is', async ({
  editor,
}) => {
  const before = editor.read('legal/termos-uso.md');
  await editor.pageOpens();
  await editor.open('Termos de Uso');
  const box = editor.box('text2');
  const text = await box.inputValue();
  await box.fill(`${text} Isto é novo.`);
  await editor.saved();
  expect(editor.read('legal/termos-uso.md')).toBe(
    before.replace(text, `${text} Isto é novo.`),
  );
  await expect(editor.site.getByText('Isto é novo.')).toBeAttached();
});

test('a click on a text of the page leads to its field, also far down in a form', async ({
  editor,
}) => {
  await editor.pageOpens();
  const { note } = editor.json('home/hero.json');
  await editor.site.getByText(note.split(' ').at(-1)).first().click();
  await expect(editor.box('note')).toBeFocused();
  const { items } = editor.json('home/services.json');
  const last = items.length - 1;
  const { description } = items[last];
  await editor.site.getByText(description, { exact: true }).click();
  await expect(editor.box(`items.${last}.description`)).toBeFocused();
});

test('shows the page as a phone does, and in the dark', async ({ editor }) => {
  await editor.pageOpens();
  const body = editor.site.locator('body');
  const colorOf = () =>
    body.evaluate((element) => getComputedStyle(element).backgroundColor);
  const width = () => body.evaluate(() => window.innerWidth);
  const light = await colorOf();
  await editor.page.getByRole('button', { name: 'Escuro' }).click();
  await expect.poll(colorOf).not.toBe(light);
  await editor.page.getByRole('button', { name: 'Claro' }).click();
  await expect.poll(colorOf).toBe(light);
  await editor.page.getByRole('button', { name: 'Celular' }).click();
  await expect.poll(width).toBe(390);
});

test('an error that comes from elsewhere is said by the labels, and a click leads to its field', async ({
  editor,
  server,
}) => {
  const file = join(server.data, 'home/statistics.json');
  const before = editor.read('home/statistics.json');
  writeFileSync(
    file,
    before.replace(/"title": "[^"]*"/, '"title": "Crédito garantido"'),
  );
  const panel = editor.page.locator('#diagnostics');
  await expect(panel).toContainText('1 erro');
  await panel.getByRole('button', { name: 'A faixa de números' }).click();
  await expect(editor.box('title')).toHaveValue('Crédito garantido');
  await expect(editor.box('title')).toBeFocused();
  writeFileSync(file, before);
  await expect(panel).toContainText('0 erros');
});
