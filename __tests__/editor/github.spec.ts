import { expect, type Page, type TestInfo, test } from '@playwright/test';
import { buildEditor } from '../../tools/editor/buildEditor';
import { startServer } from '../../tools/serve';
import { blockOtherHosts } from './support/editor';

async function openEditor(page: Page, info: TestInfo, authenticator?: string) {
  const out = info.outputPath('editor');
  await buildEditor(out, 'empresa/site', authenticator);
  const server = await startServer(out);
  await page.goto(server.url);
  return server;
}

test('the editor takes a token and asks only GitHub', async ({
  page,
}, info) => {
  const otherHosts = await blockOtherHosts(page);
  const server = await openEditor(page, info);
  await page
    .getByRole('button', { name: 'Entrar Usando Token de Acesso' })
    .click();
  await page
    .getByRole('textbox', { name: 'Token de Acesso Pessoal' })
    .fill('github_pat_x');
  await page.getByRole('button', { name: 'Entrar', exact: true }).click();
  await expect
    .poll(() => [...otherHosts].sort())
    .toEqual(['api.github.com', 'www.githubstatus.com']);
  await server.close();
});

test('one press opens an authenticator that answers', async ({
  page,
}, info) => {
  await blockOtherHosts(page);
  const authenticator = 'https://auth.empresa.example';
  await page.context().route(`${authenticator}/**`, (route) => route.fulfill());
  const server = await openEditor(page, info, authenticator);
  const opened = page.waitForEvent('popup');
  await page.getByRole('button', { name: /^Entrar com/ }).click();
  const popup = await opened;
  await popup.waitForURL(`${authenticator}/**`);
  // It sends the token to the window that opened it.
  expect(await popup.evaluate(() => Boolean(opener))).toBe(true);
  await server.close();
});
