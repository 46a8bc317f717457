import { readFileSync } from 'node:fs';
import { forms } from '../../tools/editor/forms';
import { expect, test } from './support/editor';

const PARTNERS = 'partners/partners.json';

const contentOf = (file: string) => readFileSync(`data/${file}`, 'utf8');

for (const { label, file } of forms)
  test(`a change of ${file} changes one line`, async ({ editor }) => {
    await editor.open(label);
    await expect(editor.save).toBeDisabled();
    await expect(editor.site).toContainText('O site');
    if (file === PARTNERS)
      await editor.page
        .getByRole('button', { name: 'Expandir', exact: true })
        .first()
        .click();
    const box = editor.page
      .locator('section[data-key-path] :is(input[type=text], textarea)')
      .filter({ visible: true })
      .first();
    const text = await box.inputValue();
    await box.fill(`${text} X`);
    await editor.saveAs(file, `${text} X`);
    // Written by hand, a list may stand in one line.
    const before = file.endsWith('.json')
      ? `${JSON.stringify(JSON.parse(contentOf(file)), null, 2)}\n`
      : contentOf(file);
    expect(await editor.read(file)).toBe(before.replace(text, `${text} X`));
    await editor.page.keyboard.press('Escape');
    await expect(box).toBeVisible();
  });

test('a new sentence in a legal page changes one line, a wrong name none', async ({
  editor,
}) => {
  const file = 'legal/politica-privacidade.md';
  await editor.open('Política de Privacidade');
  // Sveltia takes the focus while it opens the form and the page beside it.
  await expect(editor.site).toContainText('O site');
  const paragraph = editor.field('body').locator('p').first();
  async function type(text: string) {
    await paragraph.click();
    await editor.page.keyboard.press('End');
    await editor.page.keyboard.type(text);
  }
  await type(' Uma frase nova.');
  await editor.saveAs(file, 'Uma frase nova.');
  const after = await editor.read(file);
  expect(after.replace(' Uma frase nova.', '')).toBe(contentOf(file));
  await type(' {{marka}}');
  await editor.save.click();
  await expect(editor.page.getByRole('alertdialog')).toContainText(
    'Texto da página: Encontrei "{{marka}}"',
  );
  expect(await editor.read(file)).toBe(after);
});

test('a partner is added with a logo', async ({ editor }) => {
  const { partners } = JSON.parse(contentOf(PARTNERS));
  await editor.open('As instituições parceiras');
  await editor.page
    .getByRole('button', { name: /^Adicionar .*parceiro/ })
    .click();
  const place = `partners.${partners.length}`;
  await editor.box(`${place}.name`).fill('BANCO NOVO');
  await editor.box(`${place}.url`).fill('https://www.banconovo.com.br');
  const buffer = readFileSync('static/icon-192.png');
  await editor
    .field(`${place}.logo`)
    .locator('[type=file]')
    .first()
    .setInputFiles({ name: 'Logo do Novo.png', mimeType: 'image/png', buffer });
  await editor.saveAs(PARTNERS, 'BANCO NOVO');
  const saved = JSON.parse(await editor.read(PARTNERS));
  expect(saved.partners).toEqual([
    ...partners,
    {
      name: 'BANCO NOVO',
      url: 'https://www.banconovo.com.br',
      logo: './logos/logo-do-novo.png',
    },
  ]);
  expect(await editor.read('partners/logos/logo-do-novo.png')).not.toBe('');
});
