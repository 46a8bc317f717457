import sharp from 'sharp';
import { type Editor, expect, test } from './support/editor';

const FOLDER = 'tools/editor/screens';

async function picture({ page }: Editor, name: string) {
  await page.mouse.move(0, 0);
  await page.waitForTimeout(3000);
  const shot = await page.screenshot({ animations: 'disabled' });
  await sharp(shot)
    .webp({ quality: 70, effort: 6 })
    .toFile(`${FOLDER}/${name}.webp`);
}

test('the list, a form beside the page, the changes, a refused value, and the partners', async ({
  editor,
}) => {
  const { forms, site } = editor;
  await editor.pageOpens();
  await expect(site.getByRole('heading', { level: 1 })).toBeVisible();
  await picture(editor, 'lista');

  await editor.open('O topo da página inicial');
  const badge = await editor.box('badge').inputValue();
  await editor.box('badge').fill('Crédito explicado com calma');
  await editor.saved();
  await expect(site.getByText('Crédito explicado com calma')).toBeVisible();
  await picture(editor, 'formulario');

  await editor.page.locator('#session summary').click();
  await picture(editor, 'mudancas');
  await editor.page.locator('#session summary').click();

  await editor.box('badge').fill('Crédito garantido');
  await editor.save.click();
  await expect(editor.field('badge')).toContainText('Crédito garantido');
  await picture(editor, 'aviso');
  await editor.box('badge').fill(badge);
  await editor.saved();

  await editor.leave();
  await editor.open('As instituições parceiras');
  const logo = forms.getByText('BMG', { exact: true });
  await logo.scrollIntoViewIfNeeded();
  await picture(editor, 'parceiros');
});
