import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { buildEditor } from '../../tools/editor/buildEditor';
import { forms } from '../../tools/editor/forms';
import { type RunningServer, startServer } from '../../tools/serve';
import { FIXTURE } from '../support/fixture';
import { blockOtherHosts, Editor } from './support/editor';
import { mockGitHub } from './support/github';

let server: RunningServer;

test.beforeAll(async () => {
  const out = test.info().outputPath('editor');
  await buildEditor(out, 'empresa/site');
  server = await startServer(out);
});
test.afterAll(() => server.close());

for (const { label, file } of forms)
  test(`a change of one line in ${file} becomes a pull request, with requests to GitHub only`, async ({
    page,
  }) => {
    const otherHosts = await blockOtherHosts(page);
    const github = await mockGitHub(page, FIXTURE);
    await page.goto(server.url);
    await page
      .getByRole('button', { name: 'Entrar Usando Token de Acesso' })
      .click();
    await page
      .getByRole('textbox', { name: 'Token de Acesso Pessoal' })
      .fill('github_pat_x');
    await page.getByRole('button', { name: 'Entrar', exact: true }).click();
    const editor = new Editor(page);
    await editor.open(label);
    if (file.startsWith('partners/')) await editor.expandFirst();
    const [text, written] = await editor.appendToFirst();
    await editor.save.click();
    await expect.poll(() => github.pulls.length).toBe(1);
    const before = readFileSync(join(FIXTURE, file), 'utf8');
    expect(github.commits).toEqual([
      { [`data/${file}`]: before.replace(text, written) },
    ]);
    expect(github.pulls[0]).toMatchObject({ base: 'main', draft: true });
    expect(github.branches[0]).toContain(github.pulls[0]?.head);
    expect([...otherHosts]).toEqual([]);
  });
