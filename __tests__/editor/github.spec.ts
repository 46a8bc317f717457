import { expect, type Page, type TestInfo, test } from '@playwright/test';
import { buildEditor } from '../../tools/editor/buildEditor';
import { startServer } from '../../tools/serve';
import { blockOtherHosts } from './support/editor';

const AUTHENTICATOR = 'https://auth.empresa.example';

/** Opens the hosted editor. @returns its server */
async function openEditor(page: Page, info: TestInfo, authenticator?: string) {
  const out = info.outputPath('editor');
  await buildEditor(out, 'empresa/site', authenticator);
  const server = await startServer(out);
  await page.goto(server.url);
  return server;
}

test('the editor for GitHub takes a token, and asks only GitHub', async ({
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

test('with an authenticator one press signs in', async ({ page }, info) => {
  await blockOtherHosts(page);
  const server = await openEditor(page, info, AUTHENTICATOR);
  // The answer of an authenticator after GitHub's own page.
  await page.context().route(`${AUTHENTICATOR}/**`, (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<script>
        addEventListener('message', ({ origin }) =>
          opener.postMessage('authorization:github:success:{"token":"gho_x"}', origin));
        opener.postMessage('authorizing:github', '*');
      </script>`,
    }),
  );
  const asked = page.waitForRequest('https://api.github.com/**');
  await page.getByRole('button', { name: /^Entrar com/ }).click();
  expect((await asked).headers().authorization).toBe('token gho_x');
  await server.close();
});
