import type { ContentStatus } from '../../dev/server';
import type { Settings } from './editor';

type Problem = NonNullable<ContentStatus['problems']>[number];

const find = <Kind extends HTMLElement>(id: string) => document.getElementById(id) as Kind;
const editor = find<HTMLIFrameElement>('editor');
const page = find<HTMLIFrameElement>('page');

/** Whether only what the content check says is shown, in a page that has no room for more. */
const alone = window.location.search === '?avisos';

/** Where the page shows what a form writes; its top for a form that is not here. */
const PLACES: Readonly<Record<string, string>> = {
  'home-about': '/#sobre',
  'home-services': '/#servicos',
  'home-partners': '/#parceiros',
  'partners-partners': '/#parceiros',
  'home-footer': '/#contato',
};

const placeOf = (form: string) =>
  form.startsWith('legal-') ? form.replace('legal-', '/') : (PLACES[form] ?? '/#home');

let site: string | undefined;
let form = '';
let forms: ReadonlyMap<string, string> = new Map();

function follow(): void {
  const { hash = '' } = editor.contentWindow?.location ?? {};
  const open = /entries\/([\w-]+)/.exec(hash)?.[1] ?? form;
  if (!site || (open === form && page.src)) return;
  form = open;
  page.src = site + placeOf(form);
}

const element = (name: string, text: string): HTMLElement =>
  Object.assign(document.createElement(name), { textContent: text });

function item({ severity, file, place, whereabouts, sentence, question, frame }: Problem) {
  const node = document.createElement('li');
  node.dataset.severity = severity;
  const parts = [
    element('b', forms.get(file) ?? place),
    whereabouts && element('span', whereabouts),
    element('p', sentence),
    frame && element('pre', frame),
    question && element('p', question),
  ];
  node.append(...parts.filter((part) => part instanceof HTMLElement));
  // The marker below the line says nothing to a screen reader, and the sentence has said it already.
  node.querySelector('pre')?.setAttribute('aria-hidden', 'true');
  return node;
}

function show({ problems = [], summary, site: address }: ContentStatus): void {
  site = address;
  page.hidden = !address;
  const errors = problems.filter(({ severity }) => severity === 'error').length;
  const panel = find<HTMLDetailsElement>('problems');
  // Opens by itself for an error, and closes once all are mended.
  if (errors > 0 || panel.dataset.severity === 'error') panel.open = errors > 0;
  panel.dataset.severity = errors > 0 ? 'error' : '';
  find('summary').textContent = summary ?? 'Conferindo o conteúdo…';
  find('list').replaceChildren(...problems.map(item));
  if (alone) window.parent.postMessage({ errors }, '*');
}

async function main(): Promise<void> {
  document.body.classList.toggle('alone', alone);
  if (!alone) {
    const { config } = (await (await fetch('formularios/config.json')).json()) as Settings;
    const files = (config.singletons ?? []).filter((one) => 'file' in one);
    forms = new Map(files.map(({ file, label }) => [file, label ?? file]));
    // The editor changes its address without an event that others hear.
    setInterval(follow, 300);
    editor.src = 'formularios/';
  }
  new EventSource('events').addEventListener('message', ({ data }: MessageEvent<string>) =>
    show(JSON.parse(data) as ContentStatus),
  );
}

void main();
