import { basename } from 'node:path';
import express, { type Express } from 'express';
import { bundleEditor } from './bundle';
import { editorConfig } from './config';

/**
 * Serves the editor at `/admin` of the development server, and bundles it at the
 * first request. The browser reads and writes the repository's files; the server
 * doesn't change them.
 * @param out - the folder that the editor is bundled into
 * @see https://sveltiacms.app/en/docs/workflows/local
 */
export function serveEditor(app: Express, out = '.cache/editor'): void {
  // Sveltia asks the user to choose the folder with this name.
  const repo = `empresa/${basename(process.cwd())}`;
  let bundled: Promise<void> | undefined;
  app.use('/admin', (_request, _response, next) => {
    bundled ??= bundleEditor(out, editorConfig({ name: 'github', repo }));
    bundled.then(() => next(), next);
  });
  app.use('/admin', express.static(out));
}
