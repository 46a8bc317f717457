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
  await expect(editor.field('badge')).toContainText(
    'Você não pode inserir mais de 60 caracteres.',
  );
  await expect(editor.field('subtitle')).toContainText(
    'Escreva tudo em uma linha só',
  );
  await expect(editor.field('note')).toContainText('Este campo é obrigatório.');
  await expect(
    editor.forms.getByRole('button', { name: 'Mostrar Erros' }),
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
    'O endereço precisa começar com "https://".',
  );
  await expect(editor.field('partners.0.sac')).toContainText(
    'Escreva o telefone como "0800 123',
  );
  expect(editor.read('partners/partners.json')).toBe(before);
});

test('a form with changes is not left without a question', async ({
  editor,
}) => {
  const asked: string[] = [];
  let answer = false;
  editor.page.on('dialog', async (dialog) => {
    asked.push(dialog.message());
    await (answer ? dialog.accept() : dialog.dismiss());
  });
  await editor.open('O rodapé');
  await editor.leave();
  await expect(
    editor.forms.getByText('Termos de Uso', { exact: true }),
  ).toBeVisible();
  expect(asked).toEqual([]);
  await editor.open('O rodapé');
  await editor.box('blurb').fill('Outra frase.');
  await editor.leave();
  await expect(editor.box('blurb')).toHaveValue('Outra frase.');
  answer = true;
  await editor.leave();
  await expect(
    editor.forms.getByText('Termos de Uso', { exact: true }),
  ).toBeVisible();
  expect(asked).toEqual(
    Array(2).fill(expect.stringContaining('Sair sem salvar?')),
  );
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
