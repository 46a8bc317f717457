import { writeFileSync } from 'node:fs';
import { expect, test } from './support/editor';

const LOGO = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 4"><path d="M0 0h4v4z"/></svg>\n`;

test('changes the phone, which the page shows at once', async ({ editor }) => {
  const before = editor.read('company.json');
  await editor.pageOpens();
  await editor.open('Quem é a empresa');
  await editor.box('phone').fill('+55 13 98888-7777');
  await editor.saved();
  expect(editor.changes('company.json', before)).toEqual([
    '  "phone": "+55 13 98888-7777",',
  ]);
  await expect(editor.site.getByText('(13) 98888-7777').first()).toBeAttached();
});

test('adds a partner with a logo by dropping a picture', async ({
  editor,
}, testInfo) => {
  await editor.pageOpens();
  await editor.open('As instituições parceiras');
  const before = JSON.parse(editor.read('partners/partners.json')).partners;
  await editor.forms.getByRole('button', { name: /^Adicionar/ }).click();
  const way = `partners.${before.length}`;
  await editor.box(`${way}.name`).fill('BANCO NOVO');
  await editor.box(`${way}.url`).fill('https://www.banconovo.com.br');
  const picture = testInfo.outputPath('Símbolo do Banco.svg');
  writeFileSync(picture, LOGO);
  await editor.drop(`${way}.logo`, picture);
  await expect(
    editor.field(`${way}.logo`).getByText('simbolo-do-banco.svg'),
  ).toBeVisible();
  await editor.saved();
  const after = JSON.parse(editor.read('partners/partners.json')).partners;
  expect(after.slice(0, -1)).toEqual(before);
  expect(after.at(-1)).toEqual({
    name: 'BANCO NOVO',
    url: 'https://www.banconovo.com.br',
    confirmed: false,
    logo: 'logos/simbolo-do-banco.svg',
  });
  expect(editor.read('partners/logos/simbolo-do-banco.svg')).toBe(LOGO);
  await expect(
    editor.site.getByRole('link', { name: /BANCO NOVO/ }).first(),
  ).toBeAttached();
});

test('moves a service', async ({ editor }) => {
  const titles = () =>
    JSON.parse(editor.read('home/services.json')).items.map(
      ({ title }: { title: string }) => title,
    );
  const [first, second, ...rest] = titles();
  await editor.pageOpens();
  await editor.open('A seção Serviços');
  await editor.forms
    .getByRole('button', { name: 'Reordenar Item' })
    .first()
    .press('ArrowDown');
  await editor.saved();
  expect(titles()).toEqual([second, first, ...rest]);
  await expect(
    editor.site.locator('section:has(#servicos) h3').first(),
  ).toHaveText(second);
});

test('corrects a paragraph of the terms, and the rest stays as it is', async ({
  editor,
}) => {
  const before = editor.read('legal/termos-uso.md');
  const paragraph =
    before.split('\n').findLast((line) => /^\p{L}.*\.$/u.test(line)) ?? '';
  await editor.pageOpens();
  await editor.open('Termos de Uso');
  const box = editor.box('body');
  await box.fill(
    (await box.inputValue()).replace(paragraph, `${paragraph} Isto é novo.`),
  );
  await editor.saved();
  expect(editor.read('legal/termos-uso.md')).toBe(
    before.replace(paragraph, `${paragraph} Isto é novo.`),
  );
  await expect(editor.site.getByText('Isto é novo.')).toBeAttached();
});

test('what the form lets through, the check says beside it; the page stays until it is mended', async ({
  editor,
}) => {
  const panel = editor.page.locator('#problems');
  const { badge } = JSON.parse(editor.read('home/hero.json'));
  await editor.pageOpens();
  await editor.open('O topo da página inicial');
  await expect(editor.site.getByText(badge)).toBeVisible();
  await editor.box('badge').fill('Crédito garantido para todos.');
  await editor.saved();
  await expect(panel).toContainText('1 erro');
  await expect(panel).toContainText('O topo da página inicial');
  await expect(panel).toContainText(
    'Encontrei "Crédito garantido"; esta expressão não pode aparecer',
  );
  await expect(editor.site.getByText(badge)).toBeVisible();
  await editor.box('badge').fill(badge);
  await editor.saved();
  await expect(panel).toContainText('0 erros');
});
