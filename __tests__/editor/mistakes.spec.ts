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

test('a partner leaves only when the form is saved, and stays if somebody thinks again', async ({
  editor,
}) => {
  const names = () =>
    JSON.parse(editor.read('partners/partners.json')).partners.map(
      ({ name }: { name: string }) => name,
    );
  const [, ...rest] = names();
  await editor.open('As instituições parceiras');
  await editor.forms
    .getByRole('button', { name: 'Expandir', exact: true })
    .first()
    .click();
  const button = (name: string) => editor.forms.getByRole('button', { name });
  await button('Tirar parceiro').click();
  await button('Deixar na lista').click();
  await button('Tirar parceiro').click();
  await editor.saved();
  expect(names()).toEqual(rest);
  await expect(editor.forms.getByText('4 Parceiros')).toBeVisible();
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
