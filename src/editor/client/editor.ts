import type { CmsConfig } from '@sveltia/cms';
import { jsonFormat, legalFormat } from './formats';
import { localFiles } from './localFiles';

export interface Settings {
  readonly config: CmsConfig;
  readonly choices: readonly (readonly string[])[];
  /** Opens this machine's content folder; left out where the editor works on a repository. */
  readonly key?: string;
}

/** Makes the editor speak Portuguese whatever the browser's language is, and stay in a form that was saved. */
function preferPortuguese(): void {
  const KEY = 'sveltia-cms.prefs';
  const chosen = JSON.parse(localStorage.getItem(KEY) ?? '{}') as object;
  const preferred = { closeOnSave: false, closeWithEscape: false };
  localStorage.setItem(KEY, JSON.stringify({ ...preferred, ...chosen }));
  Object.defineProperty(navigator, 'language', { value: 'pt-BR' });
  Object.defineProperty(navigator, 'languages', { value: ['pt-BR'] });
}

/** Puts this machine's content folder in the place of the private storage of the `test-repo` backend, and signs in. */
function openLocalFolder(key: string): void {
  const storage = {
    getDirectory: async () => ({
      getDirectoryHandle: async () => localFiles(key),
    }),
  };
  Object.defineProperty(navigator, 'storage', { value: storage });
  // A handle that cannot move a file: the server puts each in its place whole, with no rename.
  Object.defineProperty(window, 'FileSystemFileHandle', { value: class {} });
  localStorage.setItem(
    'sveltia-cms.user',
    JSON.stringify({ backendName: 'test-repo' }),
  );
}

/** Asks before a form with unsaved changes is left: the `test-repo` backend keeps no drafts. */
function askBeforeLeaving(): void {
  const isButton = (button: HTMLButtonElement, name: string) =>
    (button.ariaLabel ?? button.textContent?.trim()) === name &&
    !button.disabled;
  const unsaved = () =>
    [...document.querySelectorAll('button')].some((button) =>
      isButton(button, 'Salvar'),
    );
  const ask = (event: MouseEvent) => {
    const button = (event.target as Element).closest('button');
    if (!button || !isButton(button, 'Cancelar Edição') || !unsaved()) return;
    if (
      !window.confirm(
        'Sair sem salvar? O que você mudou neste formulário se perde.',
      )
    )
      event.stopImmediatePropagation();
  };
  window.addEventListener('click', ask, { capture: true });
  window.parent.addEventListener(
    'beforeunload',
    (event) => unsaved() && event.preventDefault(),
  );
}

async function main(): Promise<void> {
  const { config, choices, key } = (await (
    await fetch('config.json')
  ).json()) as Settings;
  preferPortuguese();
  if (key) {
    openLocalFolder(key);
    askBeforeLeaving();
  }
  // Loaded last: it reads the settings made above as soon as it is imported.
  const { default: CMS } = await import('@sveltia/cms');
  CMS.registerCustomFormat('json', 'json', jsonFormat(choices));
  CMS.registerCustomFormat('frontmatter', 'md', legalFormat());
  await CMS.init({ config });
}

void main();
