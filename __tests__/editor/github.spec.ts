import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { buildEditor } from '../../tools/editor/buildEditor';
import { type RunningServer, startServer } from '../../tools/serve';
import { FIXTURE } from '../support/fixture';
import { standInForGitHub } from './support/github';

const out = mkdtempSync(join(tmpdir(), 'editor-'));

let server: RunningServer;

test.beforeAll(async () => {
  await buildEditor(out, 'empresa/site', 'main');
  server = await startServer({ dir: out, port: 0 });
});
test.afterAll(async () => {
  await server.close();
  rmSync(out, { recursive: true });
});

test('signs in by a token and proposes a change of one line as a pull request; only GitHub is asked', async ({
  page,
}) => {
  const others: string[] = [];
  const url = `${server.url}/`;
  page.on('requestfinished', (request) => {
    if (
      !request.url().startsWith(url) &&
      !/^(?:blob|data):/.test(request.url())
    )
      others.push(new URL(request.url()).host);
  });
  const asked = await standInForGitHub(page, FIXTURE);
  await page.goto(url);
  await page
    .getByRole('button', { name: 'Entrar Usando Token de Acesso' })
    .click();
  await page
    .getByRole('textbox', { name: 'Token de Acesso Pessoal' })
    .fill('github_pat_x');
  await page.getByRole('button', { name: 'Entrar', exact: true }).click();
  await page.getByText('Quem é a empresa').click();
  const before = readFileSync(join(FIXTURE, 'company.json'), 'utf8');
  const phone = page.getByRole('textbox', { name: 'Telefone' });
  await phone.fill('+55 13 98888-7777');
  await page.getByRole('button', { name: 'Salvar' }).click();
  await expect.poll(() => asked.pulls.length).toBe(1);
  expect(asked.commits).toEqual([
    {
      'data/company.json': before.replace(
        /"phone": ".*"/,
        '"phone": "+55 13 98888-7777"',
      ),
    },
  ]);
  expect(asked.pulls[0]).toMatchObject({ base: 'main', draft: true });
  expect(asked.branches[0]).toContain(asked.pulls[0]?.head);
  expect(new Set(others)).toEqual(new Set(['api.github.com']));
});
