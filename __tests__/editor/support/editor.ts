import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  test as base,
  expect,
  type Locator,
  type Page,
} from '@playwright/test';
import { filesIn } from '../../../plugins/gatsby-plugin-documents';
import { bundleEditor } from '../../../tools/editor/bundle';
import { startServer } from '../../../tools/serve';
import { FIXTURE } from '../../support/fixture';

/** What is in the browser's own file system, in the place of a folder that a person chooses. */
async function putRepository(page: Page, data: string): Promise<void> {
  const files = filesIn(data).map((file) => [
    `data/${file}`,
    readFileSync(join(data, file), 'base64'),
  ]);
  await page.evaluate(
    async (all) => {
      const root = await navigator.storage.getDirectory();
      for (const [path = '', base64 = ''] of all) {
        const parts = path.split('/');
        let folder = root;
        for (const name of parts.slice(0, -1))
          folder = await folder.getDirectoryHandle(name, { create: true });
        const file = await folder.getFileHandle(parts.at(-1) ?? '', {
          create: true,
        });
        const stream = await file.createWritable();
        await stream.write(
          Uint8Array.from(atob(base64), (c) => c.charCodeAt(0)),
        );
        await stream.close();
      }
    },
    [...files, ['.git/HEAD', '']],
  );
}

export class Editor {
  constructor(readonly page: Page) {}

  read(path: string): Promise<string> {
    return this.page.evaluate(async (parts) => {
      let folder = await navigator.storage.getDirectory();
      for (const name of parts.slice(0, -1))
        folder = await folder.getDirectoryHandle(name);
      const handle = await folder.getFileHandle(parts.at(-1) ?? '');
      return (await handle.getFile()).text();
    }, `data/${path}`.split('/'));
  }

  async changedLines(path: string) {
    const lines = (text: string) => text.split('\n');
    const before = lines(readFileSync(join(FIXTURE, path), 'utf8'));
    const after = lines(await this.read(path));
    return {
      gone: before.filter((line) => !after.includes(line)),
      added: after.filter((line) => !before.includes(line)),
    };
  }

  async open(form: string) {
    await this.page.getByText(form, { exact: true }).first().click();
    await expect(this.save).toBeVisible();
  }

  async expandFirst() {
    await this.page
      .getByRole('button', { name: 'Expandir', exact: true })
      .first()
      .click();
  }

  async partners() {
    return JSON.parse(await this.read('partners/partners.json')).partners as {
      name: string;
    }[];
  }

  /** Writes more into a box. @returns what it held, and what it holds then */
  async appendTo(box: Locator): Promise<[string, string]> {
    const text = await box.inputValue();
    await box.fill(`${text} novo`);
    return [text, `${text} novo`];
  }

  async saveAs(file: string, part: string) {
    await this.save.click();
    await expect.poll(() => this.read(file)).toContain(part);
  }

  /** Scrolls until a field is drawn: Sveltia draws those in view. */
  async reach(path: string) {
    await expect(async () => {
      await this.page
        .locator('section[data-key-path]')
        .last()
        .scrollIntoViewIfNeeded();
      await this.field(path).scrollIntoViewIfNeeded({ timeout: 200 });
    }).toPass();
  }

  /** Drops a file of this machine onto a field for pictures. */
  async drop(path: string, file: string) {
    const target = this.field(path).locator('.drop-target');
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

  get anyBox(): Locator {
    return this.page
      .locator('section[data-key-path]')
      .locator('input[type=text], textarea')
      .filter({ visible: true })
      .first();
  }

  get save(): Locator {
    return this.page.getByRole('button', { name: 'Salvar', exact: true });
  }

  field(path: string): Locator {
    return this.page.locator(`section[data-key-path="${path}"]`);
  }

  box(path: string): Locator {
    return this.field(path)
      .locator('input:not([type=file]), textarea, [contenteditable=true]')
      .first();
  }
}

export const test = base.extend<{ editor: Editor }, { url: string }>({
  url: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from it.
    async ({}, use) => {
      const out = mkdtempSync(join(tmpdir(), 'editor-'));
      await bundleEditor(out, { name: 'github', repo: 'empresa/site' }, true);
      const server = await startServer({ dir: out, port: 0 });
      await use(`${server.url}/`);
      await server.close();
      rmSync(out, { recursive: true });
    },
    { scope: 'worker' },
  ],
  editor: async ({ page, url }, use) => {
    await page.addInitScript(() => {
      Object.assign(window, {
        showDirectoryPicker: () => navigator.storage.getDirectory(),
      });
    });
    await page.goto(url);
    await putRepository(page, FIXTURE);
    await page
      .getByRole('button', { name: 'Trabalhar com Repositório Local' })
      .click();
    await expect(page.getByText('O rodapé').first()).toBeVisible();
    await use(new Editor(page));
  },
});

export { expect };
