import './settings';
import CMS, { type CmsConfig } from '@sveltia/cms';
import { createElement } from 'react';
import { forms } from '../forms';
import { problemOfForm } from './problems';

// bundle.ts defines it.
declare const CONFIG: CmsConfig;

// Stops a form from being saved with a value that the content check refuses.
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

// The development server also serves the site: next to each form stands the page that it edits.
if (CONFIG.editor?.preview)
  for (const { name, label, page } of forms)
    CMS.registerPreviewTemplate(name, () =>
      createElement('iframe', {
        src: window.location.origin + page,
        title: label,
        style: {
          position: 'fixed',
          inset: 0,
          width: '100%',
          height: '100%',
          border: 0,
        },
      }),
    );

void CMS.init({ config: CONFIG });
