import type CMSType from '@sveltia/cms';
import { walkFields } from '../../../src/content/fields/walk';
import { REPOSITORY } from '../address';
import { checkedTypes, REMOVAL, rulesKey } from '../fieldConfig';
import { formatName, formMakers, LABELS, REMOVED } from '../form';
import type { OpenField, Settings } from '../messages';
import { checkedControl, Validator } from './checkedField';
import { RemovalControl } from './removalField';

type Cms = typeof CMSType;

// The saved form is shown a moment after the server has answered.
const SHOWN_MS = 500;

function registerFormats(cms: Cms): void {
  for (const formOf of formMakers) {
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
    formMakers.flatMap((formOf) => {
      const { name, root } = formOf();
      return [...walkFields(root)].map(
        ({ path, field }) => [rulesKey(name, path), field] as const,
      );
    }),
  );
  const validator = new Validator(fields);
  for (const type of checkedTypes) {
    const { control, preview } = cms.getFieldType(type) ?? {};
    if (!control) throw new Error(`Sveltia CMS has no ${type} field to reuse.`);
    const checked = checkedControl(control, validator);
    cms.registerFieldType(`checked-${type}`, checked, preview);
  }
  cms.registerFieldType(REMOVAL, RemovalControl);
}

/** Shows a form anew from which an entry has left: Sveltia would keep it, and leave the next one open. */
function reloadAfterRemoval(cms: Cms): void {
  cms.registerEventListener({
    name: 'postSave',
    handler({ entry }) {
      if (JSON.stringify(entry).includes(`"${REMOVED}":true`))
        setTimeout(() => window.location.reload(), SHOWN_MS);
    },
  });
}

type Box = HTMLInputElement | HTMLTextAreaElement;

// A save that never reaches the server ends by itself.
const LONGEST_SAVE_MS = 15_000;

/** Keeps what is typed while a form is saved, and takes no other clicks: the saved form replaces what stands in it. */
function keepTyped(cms: Cms): void {
  const { style } = document.documentElement;
  const typed = new Map<Box, { text: string; caret: number | null }>();
  let end = 0;

  const putBack = () => {
    if (Date.now() >= end) {
      style.pointerEvents = '';
      return;
    }
    for (const [box, { text, caret }] of typed) {
      if (box.value === text) continue;
      box.value = text;
      if (caret !== null) box.setSelectionRange(caret, caret);
      box.dispatchEvent(new InputEvent('input', { bubbles: true }));
    }
    requestAnimationFrame(putBack);
  };

  // Ctrl+S takes the focus away from where a person goes on writing.
  document.addEventListener('keydown', ({ key, ctrlKey, metaKey, target }) => {
    if (key === 's' && (ctrlKey || metaKey))
      setTimeout(() => (target as HTMLElement).focus());
  });
  const note = ({ target }: Event) => {
    const box = target as Box;
    // What a box for files holds cannot be put back.
    if (Date.now() < end && box.type !== 'file')
      typed.set(box, { text: box.value, caret: box.selectionStart });
  };
  document.addEventListener('input', note, { capture: true });
  cms.registerEventListener({
    name: 'preSave',
    handler() {
      typed.clear();
      style.pointerEvents = 'none';
      end = Date.now() + LONGEST_SAVE_MS;
      putBack();
    },
  });
  const observer = new PerformanceObserver((list) => {
    const names = list.getEntries().map(({ name }) => name);
    if (names.some((name) => name.endsWith('/contents')))
      end = Date.now() + SHOWN_MS;
  });
  observer.observe({ type: 'resource' });
}

// Sveltia has put the focus on a new entry, and the entries above it have been drawn.
const ADDED_MS = 600;

/** Brings an entry into view that was added to a long list. */
function showAdded(): void {
  document.addEventListener('click', ({ target }) => {
    const button = (target as Element).closest('button');
    if (button?.dataset.label?.startsWith('Adicionar '))
      setTimeout(() => {
        document.activeElement?.scrollIntoView({ block: 'center' });
      }, ADDED_MS);
  });
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

/** Brings what is drawn around a field into view, whereupon Sveltia draws more. */
function approach(field: string): void {
  const sections = [
    ...document.querySelectorAll<HTMLElement>('section[data-key-path]'),
  ];
  const nearest =
    sections.findLast(({ dataset: { keyPath } }) =>
      field.startsWith(`${keyPath}.`),
    ) ?? sections.at(-1);
  const [index] = field.replace(`${nearest?.dataset.keyPath}.`, '').split('.');
  const entry = nearest?.querySelectorAll('.item-wrapper')[Number(index)];
  (entry ?? nearest)?.scrollIntoView();
}

/** Opens a form and leads to a field in it, by the message that Sveltia's own list of errors sends. */
async function openField({ form, field }: OpenField): Promise<void> {
  window.location.hash = `/collections/_singletons/entries/${form}`;
  if (!field) return;
  const place = `[data-key-path="${CSS.escape(field)}"]`;
  for (let attempt = 0; attempt < 20; attempt++) {
    await pause(200);
    if (!document.querySelector(place)) approach(field);
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
  reloadAfterRemoval(cms);
  if (key) keepTyped(cms);
  showAdded();
  window.addEventListener('message', ({ source, data }) => {
    if (source === window.parent && source !== window)
      void openField(data as OpenField);
  });
  await cms.init({ config });
}

void main();
