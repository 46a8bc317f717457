import type { PageClick, Theme } from '../../dev/developmentPage';
import type { OpenField, Settings } from '../messages';
import type { EditorStatus } from '../server';

const find = <Kind extends HTMLElement>(id: string) =>
  document.getElementById(id) as Kind;

const forms = find<HTMLIFrameElement>('forms');
const page = find<HTMLIFrameElement>('page');

let status: EditorStatus = { pages: {}, changes: [] };
let key = '';
let openForm = '';

async function post(path: string, body: object = {}) {
  const response = await fetch(path, {
    method: 'POST',
    headers: { Authorization: `token ${key}` },
    body: JSON.stringify(body),
  });
  return response.json();
}

const openField = (place: OpenField) => {
  window.location.hash = '#forms';
  forms.contentWindow?.postMessage(place, window.location.origin);
};

/** Shows the place that the open form writes. */
function followForm(): void {
  const { hash = '' } = forms.contentWindow?.location ?? {};
  const [, form = openForm] = hash.split('/entries/');
  if (!status.site || (form === openForm && page.src)) return;
  openForm = form;
  page.src = status.site + (status.pages[form] ?? '/');
}

function showTheme(): void {
  const isDark = find('dark').ariaPressed === 'true';
  const theme: Theme = isDark ? 'dark' : 'light';
  page.contentWindow?.postMessage(theme, '*');
}

function makeElement(name: string, textContent: string): HTMLElement {
  return Object.assign(document.createElement(name), { textContent });
}

function makeButton(text: string, onClick: () => unknown): HTMLElement {
  const button = makeElement('button', text);
  button.addEventListener('click', onClick);
  return button;
}

function showDiagnostics(): void {
  const { diagnostics = [], summary } = status;
  const panel = find<HTMLDetailsElement>('diagnostics');
  const hasErrors = diagnostics.some(({ severity }) => severity === 'error');
  const hadErrors = panel.dataset.severity === 'error';
  if (hasErrors || hadErrors) panel.open = hasErrors;
  panel.dataset.severity = hasErrors ? 'error' : '';
  if (summary) find('summary').textContent = summary;
  const items = diagnostics.map(({ severity, title, text, place }) => {
    const item = document.createElement('li');
    item.dataset.severity = severity;
    const heading = place
      ? makeButton(title, () => openField(place))
      : makeElement('b', title);
    item.append(heading, makeElement('p', text));
    return item;
  });
  find('list').replaceChildren(...items);
}

async function restore(id: number): Promise<void> {
  const { message = '' } = await post('/restore', { id });
  find('outcome').textContent = message;
  // The open form still shows what was taken back.
  forms.contentWindow?.location.reload();
}

function showChanges(): void {
  const { changes } = status;
  const items = changes.map(({ id, lines, isLatest }) => {
    const item = document.createElement('li');
    item.append(...lines.map((line) => makeElement('p', line)));
    const undo = makeButton('Desfazer', () => restore(id));
    undo.ariaLabel = `Desfazer: ${lines[0]}`;
    if (isLatest) item.append(undo);
    return item;
  });
  find('changes').replaceChildren(...items);
  find('session').hidden = changes.length === 0 && !find('outcome').textContent;
  find('count').textContent = `O que você mudou: ${changes.length}`;
  find('hand-over').hidden = changes.length === 0;
}

function show(news: EditorStatus): void {
  status = news;
  page.hidden = !status.site;
  showDiagnostics();
  showChanges();
}

/** Makes buttons of which one is pressed at a time. */
function connectSwitch(names: readonly string[], onChange: () => void): void {
  for (const name of names)
    find(name).addEventListener('click', () => {
      for (const other of names)
        find(other).ariaPressed = String(other === name);
      onChange();
    });
}

async function openClicked(click: PageClick): Promise<void> {
  const { place } = await post('/locate', click);
  if (place) openField(place);
}

async function main(): Promise<void> {
  const response = await fetch('formularios/config.json');
  ({ key = '' } = (await response.json()) as Settings);
  connectSwitch(['desktop', 'phone'], () => {
    const isPhone = find('phone').ariaPressed === 'true';
    page.classList.toggle('phone', isPhone);
  });
  connectSwitch(['light', 'dark'], showTheme);
  page.addEventListener('load', showTheme);
  find('hand-over').addEventListener('click', async () => {
    const { message } = await post('/hand-over');
    find('outcome').textContent = message;
    showChanges();
  });
  window.addEventListener('message', ({ source, data }) => {
    if (source === page.contentWindow) void openClicked(data as PageClick);
  });
  // The forms change their address without an event that other pages hear.
  setInterval(followForm, 300);
  forms.src = 'formularios/';
  const events = new EventSource('events');
  events.addEventListener('message', ({ data }) => show(JSON.parse(data)));
  events.addEventListener('open', () => {
    find('stopped').hidden = true;
  });
  events.addEventListener('error', () => {
    find('stopped').hidden = false;
  });
}

void main();
