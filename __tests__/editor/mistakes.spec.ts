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
  await expect(
    editor.forms.getByRole('button', { name: 'Mostrar os erros' }),
  ).toBeVisible();
  expect(editor.read('home/hero.json')).toBe(before);
});

test('a mistake is stopped in the form after a save too', async ({
  editor,
}) => {
  await editor.open('O rodapé');
  await editor.box('blurb').fill('Uma frase.');
  await editor.saved();
  await editor.page.waitForTimeout(1000);
  await editor.box('blurb').fill('Crédito garantido');
  await editor.save.click();
  await expect(editor.field('blurb')).toContainText(
    'esta expressão não pode aparecer',
  );
  expect(editor.read('home/footer.json')).toContain('Uma frase.');
});

test('a value of another form is answered in the words of the content check', async ({
  editor,
}) => {
  const before = editor.read('partners/partners.json');
  await editor.open('As instituições parceiras');
  await editor.forms
    .getByRole('button', { name: 'Expandir', exact: true })
    .first()
    .click();
  await editor.box('partners.0.url').fill('http://www.banco.com.br');
  await editor.box('partners.0.sac').fill('zero oitocentos');
  await editor.save.click();
  await expect(editor.field('partners.0.url')).toContainText(
    'o endereço precisa começar com "https://"',
  );
  await expect(editor.field('partners.0.sac')).toContainText(
    'escreva "0800 123',
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
  await editor.forms.getByRole('button', { name: 'Continuar' }).click();
  await expect(editor.box('blurb')).toHaveValue('Frase que não se perde.');
});

test('what was typed is offered again after the browser went back out of the editor', async ({
  editor,
}) => {
  await editor.open('A seção Serviços');
  await editor.box('subtitle').click();
  await editor.box('subtitle').fill('Frase que volta.');
  await editor.page.waitForTimeout(1500);
  // Once out of the form, and once out of the editor; what is pressed while a page changes may be lost.
  await expect(async () => {
    await editor.page.evaluate(() => {
      setTimeout(() => window.history.back());
    });
    const frame = editor.page.locator('#forms');
    await expect(frame).toHaveCount(0, { timeout: 3000 });
  }).toPass();
  await editor.page.goto(editor.url);
  await editor.open('A seção Serviços');
  await editor.forms.getByRole('button', { name: 'Continuar' }).click();
  await expect(editor.box('subtitle')).toHaveValue('Frase que volta.');
});

test('what is typed while the form is saved stays, to be saved next', async ({
  editor,
}) => {
  const blurb = () => JSON.parse(editor.read('home/footer.json')).blurb;
  await editor.page.route('**/contents', async (route) => {
    await editor.page.waitForTimeout(2000);
    await route.continue();
  });
  await editor.open('O rodapé');
  await editor.box('blurb').fill('Primeira frase.');
  await editor.page.keyboard.press('Control+s');
  const saving = editor.forms.getByRole('button', { name: 'Salvando' });
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
    JSON.parse(editor.read('partners/partners.json')).partners.map(
      ({ name }: { name: string }) => name,
    );
  const all = names();
  await editor.open('As instituições parceiras');
  await editor.forms
    .getByRole('button', { name: 'Expandir', exact: true })
    .first()
    .click();
  const button = (name: string) => editor.forms.getByRole('button', { name });
  await button('Tirar parceiro').click();
  await button('Deixar na lista').click();
  await editor.saved();
  expect(names()).toEqual(all);
  await button('Tirar parceiro').click();
  await editor.saved();
  expect(names()).toEqual(all.slice(1));
  await expect(editor.forms.getByText('4 Parceiros')).toBeVisible();
  await editor.page.locator('#session summary').click();
  await editor.page.getByRole('button', { name: 'Desfazer' }).first().click();
  await expect.poll(names).toEqual(all);
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
