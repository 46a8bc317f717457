import type CMSType from '@sveltia/cms';
import { walkFields } from '../../content/fields/walk';
import { contentFiles } from '../../content/schemas/contentFiles';
import { legalSlugs } from '../../content/schemas/legal';
import { REPOSITORY } from '../address';
import { checkedTypes, REMOVAL, rulesKey } from '../fieldConfig';
import {
  type Form,
  formatName,
  jsonForm,
  LABELS,
  legalForm,
  REMOVED,
} from '../form';
import type { OpenField, Settings } from '../messages';
import { checkedControl } from './checkedField';
import { RemovalControl } from './removalField';

type Cms = typeof CMSType;

/** Each form by a file's text, of which only the legal pages need to know. */
const forms: ((text?: string) => Form)[] = [
  ...contentFiles.map((file) => () => jsonForm(file)),
  ...legalSlugs.map((slug) => (text?: string) => legalForm(slug, text)),
];

function registerFormats(cms: Cms): void {
  for (const formOf of forms) {
    const form = formOf();
    let text = '';
    cms.registerCustomFormat(formatName(form), form.isLegal ? 'md' : 'json', {
      fromFile(content) {
        text = content;
        const { root, parse } = formOf(text);
        const labels = [...walkFields(root)].map(({ field }) => field.label);
        return { ...parse(text), [LABELS]: labels.join(' ') };
      },
      toFile(values) {
        text = formOf(text).format(text, values);
        return text;
      },
    });
  }
}

function registerFields(cms: Cms): void {
  const fields = new Map(
    forms.flatMap((formOf) => {
      const { name, root } = formOf();
      return [...walkFields(root)].map(
        ({ path, field }) => [rulesKey(name, path), field] as const,
      );
    }),
  );
  for (const [name, type] of checkedTypes) {
    const control = cms.getFieldType(type)?.control;
    if (!control) throw new Error(`Sveltia CMS has no ${type} field to reuse.`);
    cms.registerFieldType(name, checkedControl(control, fields));
  }
  cms.registerFieldType(REMOVAL, RemovalControl);
}

/** Takes the entries that leave out of their lists, so that the saved form is without them. */
function dropRemoved(cms: Cms): void {
  const isStaying = (entry?: { get?: (key: string) => unknown }) =>
    !entry?.get?.(REMOVED);
  cms.registerEventListener({
    name: 'preSave',
    handler: ({ entry }) =>
      entry.update('data', (data) =>
        data.map((value: { filter?: (test: typeof isStaying) => unknown }) =>
          typeof value?.filter === 'function' ? value.filter(isStaying) : value,
        ),
      ),
  });
}

// A save that never reaches the server ends by itself.
const LONGEST_SAVE_MS = 15_000;

/** Takes no text while a form is saved: the saved form replaces what stands in it. */
function pauseWhileSaving(cms: Cms): void {
  const resume = () => {
    document.body.inert = false;
  };
  cms.registerEventListener({
    name: 'preSave',
    handler() {
      document.body.inert = true;
      setTimeout(resume, LONGEST_SAVE_MS);
    },
  });
  const observer = new PerformanceObserver((list) => {
    const names = list.getEntries().map(({ name }) => name);
    if (names.some((name) => name.endsWith('/contents'))) resume();
  });
  observer.observe({ type: 'resource' });
}

const STORES = ['meta', 'file-cache', 'ui-settings', 'asset-thumbnails'];

/**
 * Signs in, and chooses Portuguese and drafts, before Sveltia starts: it keeps
 * both in this storage and has no option for either. In a new browser it would
 * also make the stores of its database at the same time, and miss some.
 */
function prepareStorage(key?: string): void {
  const stored = localStorage.getItem('sveltia-cms.prefs') ?? '{}';
  const prefs = {
    closeOnSave: false,
    closeWithEscape: false,
    ...JSON.parse(stored),
    locale: 'pt-BR',
    useDraftBackup: true,
  };
  localStorage.setItem('sveltia-cms.prefs', JSON.stringify(prefs));
  if (!key) return;
  const user = { backendName: 'gitea', token: key };
  localStorage.setItem('sveltia-cms.user', JSON.stringify(user));
  const request = indexedDB.open(`gitea:${REPOSITORY}`);
  request.onupgradeneeded = () => {
    const { result } = request;
    for (const name of STORES) result.createObjectStore(name);
    const keyPath = ['collectionName', 'slug'];
    result.createObjectStore('draft-backups', { keyPath });
  };
  request.onsuccess = () => request.result.close();
}

const pause = (milliseconds: number) =>
  new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Opens a form and leads to a field in it, by the message that Sveltia's own list of errors sends. */
async function openField({ form, field }: OpenField): Promise<void> {
  window.location.hash = `/collections/_singletons/entries/${form}`;
  if (!field) return;
  const place = `[data-key-path="${CSS.escape(field)}"]`;
  for (let attempt = 0; attempt < 20; attempt++) {
    await pause(200);
    const payload = { locale: '_default', keyPath: field };
    window.postMessage({ type: 'highlight-editor-field', payload });
    await pause(100);
    if (document.activeElement?.closest(place)) return;
  }
}

async function main(): Promise<void> {
  const response = await fetch('config.json');
  const { config, key } = (await response.json()) as Settings;
  prepareStorage(key);
  // Loaded last: it reads the storage as soon as it is imported.
  const { default: cms } = await import('@sveltia/cms');
  registerFormats(cms);
  registerFields(cms);
  dropRemoved(cms);
  if (key) pauseWhileSaving(cms);
  window.addEventListener('message', ({ source, data }) => {
    if (source === window.parent && source !== window)
      void openField(data as OpenField);
  });
  await cms.init({ config });
}

void main();
