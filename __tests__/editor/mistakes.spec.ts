import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from './support/editor';

test('a mistake is stopped in the form, in Portuguese, and nothing is written', async ({
  editor,
}) => {
  const before = editor.read('home/hero.json');
  await editor.open('O topo da página inicial');
  await editor.box('badge').fill('Longo demais. '.repeat(6));
  await editor.box('subtitle').fill('Uma linha\ne outra');
  await editor.box('note').fill('');
  await editor.save.click();
  await expect(editor.field('badge')).toContainText('Aqui cabem 60');
  await expect(editor.field('subtitle')).toContainText(
    'Encontrei uma quebra de linha',
  );
  await expect(editor.field('note')).toContainText('Este campo é obrigatório.');
  await expect(editor.button('Mostrar os erros')).toBeVisible();
  expect(editor.read('home/hero.json')).toBe(before);
});

test('a mistake in an entry of a list is stopped too, also after a save', async ({
  editor,
}) => {
  await editor.open('As instituições parceiras');
  await editor.expandFirst();
  await editor.box('partners.0.sac').fill('0800 123 4567');
  await editor.saved();
  const before = editor.read('partners/partners.json');
  await editor.page.waitForTimeout(1000);
  await editor.box('partners.0.url').fill('http://www.banco.com.br');
  await editor.save.click();
  await expect(editor.field('partners.0.url')).toContainText(
    'o endereço precisa começar com "https://"',
  );
  expect(editor.read('partners/partners.json')).toBe(before);
});

test('a rule that concerns two fields is said instead of saving', async ({
  editor,
}) => {
  const before = editor.read('company.json');
  await editor.open('Quem é a empresa');
  await editor.reach('hours.closes');
  await editor.box('hours.closes').fill('05:00');
  await editor.save.click();
  await expect(editor.forms.getByRole('alertdialog')).toContainText(
    'a hora em que fecha vem depois da hora em que abre',
  );
  expect(editor.read('company.json')).toBe(before);
});

test('what was typed is offered again after a reload', async ({ editor }) => {
  await editor.open('O rodapé');
  // A form keeps what a person has typed in it.
  await editor.box('blurb').click();
  await editor.box('blurb').fill('Frase que não se perde.');
  await editor.page.waitForTimeout(1500);
  await editor.page.reload();
  await editor.open('O rodapé');
  await editor.button('Continuar').click();
  await expect(editor.box('blurb')).toHaveValue('Frase que não se perde.');
});

test('what is typed while the form is saved stays, to be saved next', async ({
  editor,
}) => {
  const blurb = () => editor.json('home/footer.json').blurb;
  await editor.page.route('**/contents', async (route) => {
    await editor.page.waitForTimeout(2000);
    await route.continue();
  });
  await editor.open('O rodapé');
  await editor.box('blurb').fill('Primeira frase.');
  await expect(editor.save).toBeEnabled();
  await editor.page.keyboard.press('Control+s');
  const saving = editor.button('Salvando');
  await expect(saving).toBeVisible();
  await editor.page.waitForTimeout(500);
  await editor.page.keyboard.type(' E a segunda.', { delay: 30 });
  await expect(saving).toBeHidden();
  expect(blurb()).toBe('Primeira frase.');
  await expect(editor.box('blurb')).toHaveValue('Primeira frase. E a segunda.');
  await editor.page.keyboard.type(' E mais.');
  await editor.saved();
  expect(blurb()).toBe('Primeira frase. E a segunda. E mais.');
});

test('a partner leaves only when the form is saved, and comes back if somebody thinks again before or after', async ({
  editor,
}) => {
  const names = () =>
    editor
      .json('partners/partners.json')
      .partners.map(({ name }: { name: string }) => name);
  const all = names();
  await editor.open('As instituições parceiras');
  await editor.expandFirst();
  await editor.button('Tirar parceiro').click();
  await editor.button('Deixar na lista').click();
  await editor.saved();
  expect(names()).toEqual(all);
  await editor.button('Tirar parceiro').click();
  await editor.saved();
  expect(names()).toEqual(all.slice(1));
  await expect(editor.forms.getByText('4 Parceiros')).toBeVisible();
  const changes = editor.page.locator('#session');
  await changes.locator('summary').click();
  await expect(changes).toContainText(`"${all[0]}" → (vazio)`);
  await changes
    .getByRole('button', { name: 'Desfazer: As instituições' })
    .first()
    .click();
  await expect.poll(names).toEqual(all);
  await expect(editor.forms.getByText('5 Parceiros')).toBeVisible();
});

test('what somebody else wrote in the meantime is not written over', async ({
  editor,
  server,
}) => {
  const file = join(server.data, 'home/statistics.json');
  const before = editor.read('home/statistics.json');
  await editor.open('A faixa de números');
  writeFileSync(
    file,
    before.replace(/"title": "[^"]*"/, '"title": "Título de outra pessoa"'),
  );
  await editor.box('title').fill('Meu título');
  await editor.save.click();
  await expect(editor.forms.getByRole('alertdialog')).toBeVisible();
  expect(editor.read('home/statistics.json')).toContain(
    'Título de outra pessoa',
  );
});
