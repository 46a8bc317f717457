import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  test as base,
  expect,
  type Locator,
  type Page,
} from '@playwright/test';
import { filesIn } from '../../../plugins/gatsby-plugin-documents';
import { serveEditor } from '../../../tools/editor';
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

  get anyBox(): Locator {
    return this.page
      .locator('section[data-key-path]')
      .locator('input[type=text], textarea')
      .filter({ visible: true })
      .first();
  }

  /** The page of the site beside the form. */
  get site(): Locator {
    return this.page
      .frameLocator('iframe')
      .frameLocator('iframe')
      .locator('body');
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

/** Refuses what a page asks of other hosts than its own. @returns those hosts */
export async function refuseOthers(page: Page): Promise<Set<string>> {
  const hosts = new Set<string>();
  await page.route(/^https:/, (route, request) => {
    hosts.add(new URL(request.url()).host);
    return route.abort();
  });
  return hosts;
}

/** A development server: the editor, and a site of one page. */
function developmentServer(out: string) {
  let editor: RequestListener = () => {};
  const use = (_: string, listener: RequestListener) => {
    editor = listener;
  };
  serveEditor({ use }, out);
  return createServer((request, response) => {
    const { url: originalUrl = '' } = request;
    const path = originalUrl.replace('/admin', '');
    Object.assign(request, { originalUrl, path });
    if (path === originalUrl) response.end('O site');
    else editor(request, response);
  });
}

interface Fixtures {
  readonly editor: Editor;
  readonly others: Set<string>;
}

export const test = base.extend<Fixtures, { url: string }>({
  url: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from it.
    async ({}, use) => {
      const out = mkdtempSync(join(tmpdir(), 'editor-'));
      const server = developmentServer(out).listen(0, '127.0.0.1');
      await once(server, 'listening');
      const { port } = server.address() as AddressInfo;
      await use(`http://localhost:${port}/admin`);
      server.close();
      rmSync(out, { recursive: true });
    },
    { scope: 'worker' },
  ],
  others: ({ page }, use) => refuseOthers(page).then(use),
  editor: async ({ page, url, others }, use) => {
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
    expect([...others]).toEqual([]);
  },
});

export { expect };
