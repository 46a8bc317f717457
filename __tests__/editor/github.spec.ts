import { expect, test } from '@playwright/test';
import { buildEditor } from '../../tools/editor/buildEditor';
import { startServer } from '../../tools/serve';
import { blockOtherHosts } from './support/editor';

test('the editor for GitHub takes a token, and asks no other host', async ({
  page,
}, testInfo) => {
  const out = testInfo.outputPath('editor');
  await buildEditor(out, 'empresa/site');
  const server = await startServer(out);
  const otherHosts = await blockOtherHosts(page);
  await page.goto(server.url);
  await page
    .getByRole('button', { name: 'Entrar Usando Token de Acesso' })
    .click();
  await page
    .getByRole('textbox', { name: 'Token de Acesso Pessoal' })
    .fill('github_pat_x');
  await page.getByRole('button', { name: 'Entrar', exact: true }).click();
  await expect.poll(() => [...otherHosts]).toEqual(['api.github.com']);
  await server.close();
});
