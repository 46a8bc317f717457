import { writeFileSync } from 'node:fs';
import { contentFiles } from '../../src/content/files';
import { nameAndHint } from '../../src/editor/labels';
import { expect, test } from './support/editor';

const LOGO = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 4"><path d="M0 0h4v4z"/></svg>\n`;

const forms = contentFiles.map(({ file, schema }) => ({
  file,
  form: nameAndHint(schema.description ?? '').name,
}));

for (const { file, form } of forms)
  test(`${form}: what nobody touched stays as it is, and one change is one line`, async ({
    editor,
  }) => {
    const before = editor.read(file);
    await editor.open(form);
    await expect(editor.save).toBeDisabled();
    const expand = editor.forms.getByRole('button', { name: 'Expandir', exact: true });
    if (file.startsWith('partners/')) await expand.first().click();
    const box = editor.forms
      .locator('input[type=text], textarea')
      .filter({ visible: true })
      .first();
    const text = await box.inputValue();
    await box.fill(`${text} novo`);
    await editor.saved();
    expect(editor.changes(file, before)).toEqual([expect.stringContaining(`${text} novo"`)]);
    await box.fill(text);
    await editor.saved();
    expect(editor.read(file)).toBe(before);
  });

test('changes the phone, which the page shows at once', async ({ editor }) => {
  const before = editor.read('company.json');
  await editor.open('Quem é a empresa');
  await editor.box('phone').fill('+55 13 98888-7777');
  await editor.saved();
  expect(editor.changes('company.json', before)).toEqual(['  "phone": "+55 13 98888-7777",']);
  await expect(editor.site.getByText('(13) 98888-7777').first()).toBeAttached();
});

test('adds a partner with a logo by dropping a picture', async ({ editor }, testInfo) => {
  await editor.open('As instituições parceiras');
  const before = JSON.parse(editor.read('partners/partners.json')).partners;
  await editor.forms.getByRole('button', { name: /^Adicionar/ }).click();
  const way = `partners.${before.length}`;
  await editor.box(`${way}.name`).fill('BANCO NOVO');
  await editor.box(`${way}.url`).fill('https://www.banconovo.com.br');
  const picture = testInfo.outputPath('Símbolo do Banco.svg');
  writeFileSync(picture, LOGO);
  await editor.drop(`${way}.logo`, picture);
  await expect(editor.field(`${way}.logo`).getByText('simbolo-do-banco.svg')).toBeVisible();
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
  await expect(editor.site.getByRole('link', { name: /BANCO NOVO/ }).first()).toBeAttached();
});

test('moves a service', async ({ editor }) => {
  const titles = () =>
    JSON.parse(editor.read('home/services.json')).items.map(
      ({ title }: { title: string }) => title,
    );
  const [first, second, ...rest] = titles();
  await editor.open('A seção Serviços');
  await editor.forms.getByRole('button', { name: 'Reordenar Item' }).first().press('ArrowDown');
  await editor.saved();
  expect(titles()).toEqual([second, first, ...rest]);
  await expect(editor.site.locator('#servicos h3').first()).toHaveText(second);
});

test('corrects a paragraph of the terms, and the rest stays as it is', async ({ editor }) => {
  const before = editor.read('legal/termos-uso.md');
  const paragraph = before.split('\n').findLast((line) => /^\p{L}.*\.$/u.test(line)) ?? '';
  await editor.open('Termos de Uso');
  const box = editor.box('body');
  await box.fill((await box.inputValue()).replace(paragraph, `${paragraph} Isto é novo.`));
  await editor.saved();
  expect(editor.read('legal/termos-uso.md')).toBe(
    before.replace(paragraph, `${paragraph} Isto é novo.`),
  );
  await expect(editor.site.getByText('Isto é novo.')).toBeAttached();
});

test('notes the day of a review and takes it back', async ({ editor }) => {
  const before = editor.read('legal/politica-privacidade.md');
  await editor.open('Política de Privacidade');
  await editor.box('reviewed').fill('2026-11-19');
  await editor.saved();
  expect(editor.changes('legal/politica-privacidade.md', before)).toEqual(['reviewed: 2026-11-19']);
  await editor.field('reviewed').getByRole('button', { name: 'Limpar' }).click();
  await editor.saved();
  expect(editor.read('legal/politica-privacidade.md')).toBe(
    before.replace(/^reviewed: .*$/m, 'reviewed: null'),
  );
});

test('a group and a field that may be missing are there when filled in, and gone when emptied', async ({
  editor,
}) => {
  const content = () => JSON.parse(editor.read('home/about.json')).advantages;
  const { creditCheckApproval, ...rest } = content();
  const group = 'advantages.creditCheckApproval';
  await editor.open('A seção Sobre Nós');
  await editor.reach(group);
  const there = editor.field(group).getByRole('checkbox');
  if (!creditCheckApproval) await there.click();
  await editor.box(`${group}.approvedBy`).fill('Ana Souza');
  await editor.reach(`${group}.approvedOn`);
  await editor.box(`${group}.approvedOn`).fill('2026-11-18');
  await editor.saved();
  expect(content()).toEqual({
    ...rest,
    creditCheckApproval: { approvedBy: 'Ana Souza', approvedOn: '2026-11-18' },
  });
  await there.click();
  await editor.saved();
  expect(content()).toEqual(rest);
});

test('the days stay in the order of the week, however they are chosen', async ({ editor }) => {
  const before = editor.read('company.json');
  await editor.open('Quem é a empresa');
  await editor.reach('hours.days');
  const monday = editor.field('hours.days').getByText('segunda-feira');
  await monday.click();
  await monday.click();
  await editor.box('brand').fill(`${JSON.parse(before).brand} 2`);
  await editor.saved();
  expect(editor.changes('company.json', before)).toHaveLength(1);
});
