import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { buildEditor } from '../../tools/editor/buildEditor';
import { forms } from '../../tools/editor/forms';
import { type RunningServer, startServer } from '../../tools/serve';
import { FIXTURE } from '../support/fixture';
import { Editor, refuseOthers } from './support/editor';
import { standInForGitHub } from './support/github';

const out = mkdtempSync(join(tmpdir(), 'editor-'));

let server: RunningServer;

test.beforeAll(async () => {
  await buildEditor(out, 'empresa/site');
  server = await startServer({ dir: out, port: 0 });
});
test.afterAll(async () => {
  await server.close();
  rmSync(out, { recursive: true });
});

for (const { label, file } of forms)
  test(`signs in by a token and proposes a change of one line in ${file} as a pull request; only GitHub is asked`, async ({
    page,
  }) => {
    const others = await refuseOthers(page);
    const asked = await standInForGitHub(page, FIXTURE);
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
    const [text, written] = await editor.appendTo(editor.anyBox);
    await editor.save.click();
    await expect.poll(() => asked.pulls.length).toBe(1);
    const before = readFileSync(join(FIXTURE, file), 'utf8');
    expect(asked.commits).toEqual([
      { [`data/${file}`]: before.replace(text, written) },
    ]);
    expect(asked.pulls[0]).toMatchObject({ base: 'main', draft: true });
    expect(asked.branches[0]).toContain(asked.pulls[0]?.head);
    expect([...others]).toEqual([]);
  });
