import CMS, { type Backend } from '@sveltia/cms';
import { createElement } from 'react';
import { type Field, walkFields } from '../../../src/content';
import { editorConfig } from '../config';
import { checkedTypes } from '../fieldConfig';
import { forms } from '../forms';
import { checkedControl, Validator } from './checkedField';
import { problemOfForm } from './problems';

// bundle.ts defines it.
declare const BACKEND: Backend;

function registerFields(): void {
  const fields = new Map<string, Field>();
  for (const { file, root } of forms)
    for (const { path, field } of walkFields(root))
      fields.set([file, ...path].join('.'), field);
  const validator = new Validator(fields);
  for (const type of checkedTypes) {
    const { control, preview } = CMS.getFieldType(type) ?? {};
    if (!control) throw new Error(`Sveltia CMS has no ${type} field to reuse.`);
    const checked = checkedControl(control, validator);
    CMS.registerFieldType(`checked-${type}`, checked, preview);
  }
}

/** Stops a form from being saved with an error that concerns several fields. */
function checkBeforeSave(): void {
  CMS.registerEventListener({
    name: 'preSave',
    handler({ entry }) {
      const { path, data } = entry.toJS() as { path: string; data: unknown };
      const form = forms.find(({ file }) => path === `data/${file}`);
      const problem = form && !form.isLegal && problemOfForm(form.root, data);
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

registerFields();
checkBeforeSave();
// Only the development server, which also serves the site, has the editor at this path.
if (window.location.pathname.startsWith('/admin')) registerPreviews();
// Sveltia skips the validation of a configuration that contains undefined values.
const config = JSON.parse(JSON.stringify(editorConfig(BACKEND)));
void CMS.init({ config });
