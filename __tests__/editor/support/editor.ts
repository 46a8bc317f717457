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

/** Writes the content to the browser's private file system, which replaces the folder that a person chooses. */
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

/** The editor in a browser. Field paths are those of Sveltia, such as `partners.0.name`. */
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

  /** Appends to a text box. @returns its text before and after */
  async appendTo(box: Locator): Promise<[string, string]> {
    const text = await box.inputValue();
    await box.fill(`${text} novo`);
    return [text, `${text} novo`];
  }

  async saveAs(file: string, part: string) {
    await this.save.click();
    await expect.poll(() => this.read(file)).toContain(part);
  }

  /** Scrolls until a field is rendered: Sveltia renders only the visible ones. */
  async scrollTo(path: string) {
    await expect(async () => {
      await this.page
        .locator('section[data-key-path]')
        .last()
        .scrollIntoViewIfNeeded();
      await this.field(path).scrollIntoViewIfNeeded({ timeout: 200 });
    }).toPass();
  }

  get firstBox(): Locator {
    return this.page
      .locator('section[data-key-path]')
      .locator('input[type=text], textarea')
      .filter({ visible: true })
      .first();
  }

  /** The site's page, shown next to the form. */
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

/** Blocks requests to other hosts. @returns the hosts */
export async function blockOtherHosts(page: Page): Promise<Set<string>> {
  const hosts = new Set<string>();
  await page.route(/^https:/, (route, request) => {
    hosts.add(new URL(request.url()).host);
    return route.abort();
  });
  return hosts;
}

/** A development server with the editor and a site of one page. */
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
  readonly otherHosts: Set<string>;
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
  otherHosts: ({ page }, use) => blockOtherHosts(page).then(use),
  editor: async ({ page, url, otherHosts }, use) => {
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
    expect([...otherHosts]).toEqual([]);
  },
});

export { expect };
