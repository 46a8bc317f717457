import type { Diagnostic } from '../../check/diagnostic';
import {
  fieldNameOf,
  messageOf,
  sourceFrame,
  suggestionOf,
  summaryOf,
} from '../../check/report';
import { homeSections } from '../../content/schemas/homeAnchors';
import type { ContentStatus } from '../../dev/server';
import type { Settings } from './editor';

const find = <Kind extends HTMLElement>(id: string) =>
  document.getElementById(id) as Kind;
const editor = find<HTMLIFrameElement>('editor');
const page = find<HTMLIFrameElement>('page');

/** Whether only what the content check says is shown, in a page that has no room for more. */
const alone = window.location.search === '?avisos';

/** Where the page shows what a form writes; its top for a form of no section. */
function placeOf(form: string): string {
  if (form.startsWith('legal-')) return form.replace('legal-', '/');
  const file = `${form.replace('-', '/')}.json`;
  const section = homeSections.find(({ files }) =>
    files.some((name) => name === file),
  );
  return `/${section?.anchor ?? '#home'}`;
}

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

function item(problem: Diagnostic) {
  const { severity, file, line, column } = problem;
  const node = document.createElement('li');
  node.dataset.severity = severity;
  const parts = [
    ['b', forms.get(file) ?? `${file}:${line}:${column}`],
    ['span', fieldNameOf(problem)],
    ['p', messageOf(problem)],
    ['pre', sourceFrame(problem).join('\n')],
    ['p', suggestionOf(problem)],
  ] as const;
  for (const [name, textContent] of parts)
    if (textContent)
      node.append(Object.assign(document.createElement(name), { textContent }));
  // The marker below the line says nothing to a screen reader, and the sentence has said it already.
  node.querySelector('pre')?.setAttribute('aria-hidden', 'true');
  return node;
}

function show({ result, site: address }: ContentStatus): void {
  site = address;
  page.hidden = !address;
  const { diagnostics = [], errors = 0 } = result ?? {};
  const panel = find<HTMLDetailsElement>('problems');
  if (errors > 0 || panel.dataset.severity === 'error') panel.open = errors > 0;
  panel.dataset.severity = errors > 0 ? 'error' : '';
  if (result)
    find('summary').textContent = summaryOf(result).replace(/ \(.*\)\.$/, '.');
  const errorsFirst = [...diagnostics].sort((a, b) =>
    a.severity.localeCompare(b.severity),
  );
  find('list').replaceChildren(...errorsFirst.map(item));
  if (alone) window.parent.postMessage({ errors }, '*');
}

async function main(): Promise<void> {
  document.body.classList.toggle('alone', alone);
  if (!alone) {
    const { config } = (await (
      await fetch('formularios/config.json')
    ).json()) as Settings;
    const files = (config.singletons ?? []).filter((one) => 'file' in one);
    forms = new Map(files.map(({ file, label }) => [file, label ?? file]));
    // The editor changes its address without an event that others hear.
    setInterval(follow, 300);
    editor.src = 'formularios/';
  }
  new EventSource('events').addEventListener(
    'message',
    ({ data }: MessageEvent<string>) => show(JSON.parse(data) as ContentStatus),
  );
}

void main();
