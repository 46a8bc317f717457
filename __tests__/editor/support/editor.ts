import { cpSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import {
  test as base,
  expect,
  type FrameLocator,
  type Locator,
  type Page,
} from '@playwright/test';
import { checkContent } from '../../../tools/check/checkContent';
import { freePort, startHost } from '../../support/host';
import { copyProject } from '../../support/projectCopy';

export class Editor {
  readonly forms: FrameLocator;
  readonly site: FrameLocator;

  constructor(
    readonly page: Page,
    readonly url: string,
    private readonly data: string,
  ) {
    this.forms = page.frameLocator('#forms');
    this.site = page.frameLocator('#page');
  }

  async pageOpens() {
    await expect(this.site.locator('h1')).toBeVisible({ timeout: 120_000 });
  }

  read(file: string): string {
    return readFileSync(join(this.data, file), 'utf8');
  }

  json(file: string) {
    return JSON.parse(this.read(file));
  }

  changes(file: string, before: string): string[] {
    const old = before.split('\n');
    return this.read(file)
      .split('\n')
      .filter((line) => !old.includes(line));
  }

  async open(form: string) {
    await this.forms.getByText(form, { exact: true }).click();
    await expect(this.save).toBeVisible();
  }

  button(name: string): Locator {
    return this.forms.getByRole('button', { name });
  }

  async expandFirst() {
    const expand = this.forms.getByRole('button', {
      name: 'Expandir',
      exact: true,
    });
    await expand.first().click();
  }

  async leave() {
    await this.button('Cancelar Edição').click();
  }

  get save(): Locator {
    return this.button('Salvar');
  }

  async saved() {
    const written = this.page.waitForResponse((response) =>
      response.url().endsWith('/contents'),
    );
    await this.save.click();
    expect((await written).status()).toBe(200);
    await expect(this.save).toBeDisabled();
  }

  field(way: string): Locator {
    return this.forms.locator(`section[data-key-path="${way}"]`);
  }

  async drop(way: string, file: string) {
    const target = this.field(way).locator('.drop-target');
    await target.hover();
    const { x = 0, y = 0 } = (await target.boundingBox()) ?? {};
    const devtools = await this.page.context().newCDPSession(this.page);
    const data = { items: [], files: [file], dragOperationsMask: 1 };
    for (const type of ['dragEnter', 'dragOver', 'drop'] as const)
      await devtools.send('Input.dispatchDragEvent', {
        type,
        x: x + 9,
        y: y + 9,
        data,
      });
  }

  box(way: string): Locator {
    return this.field(way).locator('input:not([type=file]), textarea').first();
  }

  get anyBox(): Locator {
    const boxes = this.forms.locator('input[type=text], textarea');
    return boxes.filter({ visible: true }).first();
  }

  async reach(way: string) {
    await expect(async () => {
      await this.forms
        .locator('section[data-key-path]')
        .last()
        .scrollIntoViewIfNeeded();
      await this.field(way).scrollIntoViewIfNeeded({ timeout: 200 });
    }).toPass();
  }
}

interface Shared {
  readonly content: string;
  readonly server: { readonly url: string; readonly data: string };
}

const HERE = /^(?:http:\/\/127\.0\.0\.1:|blob:|data:|about:)/;

export const test = base.extend<{ editor: Editor }, Shared>({
  content: ['__tests__/fixtures/data', { option: true, scope: 'worker' }],
  server: [
    async ({ content }, use) => {
      const site = copyProject();
      const data = join(site.path, 'data');
      rmSync(data, { recursive: true });
      cpSync(content, data, { recursive: true });
      const port = await freePort();
      // The forms can be used at once; the page beside them opens a minute later.
      const dev = await startHost({
        command: process.execPath,
        args: [
          '--require',
          'tsx/cjs',
          'tools/editor/edit.ts',
          `--port=${port}`,
        ],
        env: { CI: '1' },
        cwd: site.path,
        port: port + 1,
        patience: 60_000,
      });
      await use({ url: dev.url, data });
      await dev.stop();
      site.delete();
    },
    { scope: 'worker', timeout: 300_000 },
  ],
  editor: async ({ page, server }, use) => {
    const outside: string[] = [];
    // What the pages' own policy stops has not left the browser.
    page.on('requestfinished', (request) => outside.push(request.url()));
    page.on('requestfailed', (request) => {
      if (request.failure()?.errorText !== 'csp') outside.push(request.url());
    });
    await page.goto(server.url);
    const editor = new Editor(page, server.url, server.data);
    await expect(editor.forms.getByText('O rodapé')).toBeVisible();
    await use(editor);
    expect(outside.filter((url) => !HERE.test(url))).toEqual([]);
    const { diagnostics } = await checkContent(server.data);
    expect(diagnostics.filter(({ severity }) => severity === 'error')).toEqual(
      [],
    );
  },
});

export { expect };
