import CMS, { type Backend } from '@sveltia/cms';
import { createElement } from 'react';
import { editorConfig } from '../config';
import { forms } from '../forms';
import { problemOfForm } from './problems';

// bundle.ts defines it.
declare const BACKEND: Backend;

/** Stops a form from being saved with a value that the content check refuses. */
function checkBeforeSave(): void {
  CMS.registerEventListener({
    name: 'preSave',
    handler({ entry }) {
      const { path, data } = entry.toJS() as { path: string; data: object };
      const form = forms.find(({ file }) => path === `data/${file}`);
      const problem = form && problemOfForm(form, data);
      // Sveltia shows the cause of an error with this message, and keeps the form open.
      if (problem)
        throw new Error('saving_failed', { cause: new Error(problem) });
    },
  });
}

/** Shows next to each form the page of the development server that it edits. */
function registerPreviews(): void {
  for (const { name, label, page } of forms)
    CMS.registerPreviewTemplate(name, () =>
      createElement('iframe', {
        src: window.location.origin + page,
        title: label,
        style: { position: 'fixed', width: '100%', height: '100%', border: 0 },
      }),
    );
}

checkBeforeSave();
// Only the development server, which also serves the site, has the editor at this path.
if (window.location.pathname.startsWith('/admin')) registerPreviews();
// Sveltia skips the validation of a configuration that contains undefined values.
const config = JSON.parse(JSON.stringify(editorConfig(BACKEND)));
void CMS.init({ config });
