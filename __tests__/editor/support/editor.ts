import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { test as base, expect, type Page } from '@playwright/test';
import express from 'express';
import { isPicturePath } from '@/content/pictures';
import { filesIn } from '../../../tools/check/readContent';
import { serveEditor } from '../../../tools/editor';

// Instead of the site's pictures, which are large.
const PICTURE = readFileSync('static/apple-touch-icon.png');

/** Puts `data/` into the browser's private file system, which stands for the chosen folder. */
async function putRepository(page: Page) {
  const files = filesIn('data').map((file) => {
    const isPicture = isPicturePath(file);
    const bytes = isPicture ? PICTURE : readFileSync(join('data', file));
    return { path: `data/${file}`, bytes: new Uint8Array(bytes) };
  });
  files.push({ path: '.git/HEAD', bytes: new Uint8Array() });
  await page.evaluate(async (all) => {
    const create = { create: true };
    for (const { path, bytes } of all) {
      let folder = await navigator.storage.getDirectory();
      const names = path.split('/');
      for (const name of names.slice(0, -1))
        folder = await folder.getDirectoryHandle(name, create);
      const file = await folder.getFileHandle(names.at(-1) ?? '', create);
      const stream = await file.createWritable();
      await stream.write(bytes);
      await stream.close();
    }
  }, files);
}

/** The editor in a browser. A field's path is such as `partners.0.name`. */
class Editor {
  constructor(readonly page: Page) {}

  read(path: string) {
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
  }

  async saveAs(file: string, part: string) {
    await this.save.click();
    // A file cannot be read while it is being written.
    await expect(async () =>
      expect(await this.read(file)).toContain(part),
    ).toPass();
  }

  /** The site's page, shown next to the form. */
  get site() {
    return this.page
      .frameLocator('iframe')
      .frameLocator('iframe')
      .locator('body');
  }

  get save() {
    return this.page.getByRole('button', { name: 'Salvar', exact: true });
  }

  field(path: string) {
    return this.page.locator(`section[data-key-path="${path}"]`);
  }

  box(path: string) {
    return this.field(path).getByRole('textbox').first();
  }
}

/** Blocks requests to other hosts. @returns the hosts */
export async function blockOtherHosts(page: Page) {
  const hosts = new Set<string>();
  await page.route(/^https:/, (route, request) => {
    hosts.add(new URL(request.url()).host);
    return route.abort();
  });
  return hosts;
}

export const test = base.extend<{ editor: Editor }, { url: string }>({
  url: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures here
    async ({}, use, { project, workerIndex }) => {
      const app = express();
      serveEditor(app, join(project.outputDir, `editor-${workerIndex}`));
      app.use((_request, response) => response.send('O site'));
      const server = app.listen(0, '127.0.0.1');
      await once(server, 'listening');
      const { port } = server.address() as AddressInfo;
      await use(`http://localhost:${port}/admin`);
      server.close();
    },
    { scope: 'worker' },
  ],
  editor: async ({ page, url }, use) => {
    const otherHosts = await blockOtherHosts(page);
    await page.addInitScript(() => {
      Object.assign(window, {
        showDirectoryPicker: () => navigator.storage.getDirectory(),
      });
    });
    await page.goto(url);
    await putRepository(page);
    await page
      .getByRole('button', { name: 'Trabalhar com Repositório Local' })
      .click();
    await expect(page.getByText('O rodapé').first()).toBeVisible();
    await use(new Editor(page));
    expect([...otherHosts]).toEqual(['www.githubstatus.com']);
  },
});

export { expect };
