import { watchContentProblems } from '../../src/dev/contentOverlay';
import type { ContentStatus } from '../../src/dev/contentStatus';

// jsdom has neither server-sent events nor modal dialogs.
class Events extends EventTarget {
  static last: Events | undefined;
  constructor(readonly url: string) {
    super();
    Events.last = this;
  }
}

const say = (status: ContentStatus) =>
  Events.last?.dispatchEvent(new MessageEvent('message', { data: JSON.stringify(status) }));

const overlay = () => document.querySelector('content-problems')?.shadowRoot;

const problem = {
  place: 'data/home/hero.json:8:11',
  whereabouts: 'campo "note"',
  sentence: 'O texto está vazio; escreva alguma coisa.',
  question: '',
  frame: '8 | "note": ""\n  |         ^^',
};

beforeAll(() => {
  Object.assign(globalThis, { EventSource: Events });
  HTMLDialogElement.prototype.showModal = function showModal(this: HTMLDialogElement) {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close(this: HTMLDialogElement) {
    this.open = false;
  };
});
afterEach(() => {
  delete process.env.GATSBY_CONTENT_PORT;
});

test('does nothing where no development server tells of the content', () => {
  watchContentProblems();
  expect(Events.last).toBeUndefined();
});

test('shows each error in a dialog named in Portuguese, and goes away when it is mended', () => {
  process.env.GATSBY_CONTENT_PORT = '4000';
  watchContentProblems();
  expect(Events.last?.url).toBe('http://localhost:4000/');
  expect(overlay()).toBeUndefined();

  say({ errors: [problem] });
  const dialog = overlay()?.querySelector('dialog');
  const label = dialog?.getAttribute('aria-labelledby') ?? '';
  expect(dialog?.open).toBe(true);
  expect(dialog?.lang).toBe('pt-BR');
  expect(overlay()?.getElementById(label)?.textContent).toBe('Há um erro no conteúdo');
  expect(dialog?.textContent).toContain(problem.place);
  expect(dialog?.textContent).toContain(problem.sentence);

  say({ errors: [problem, { ...problem, place: 'data/company.json:1:1' }] });
  expect(overlay()?.querySelectorAll('li')).toHaveLength(2);

  say({ errors: [] });
  expect(document.querySelector('content-problems')).toBeNull();
});

test('closes by its button and opens again with the next error', () => {
  process.env.GATSBY_CONTENT_PORT = '4000';
  watchContentProblems();
  say({ errors: [problem] });
  overlay()?.querySelector('button')?.click();
  expect(overlay()?.querySelector('dialog')?.open).toBe(false);
  say({ errors: [problem] });
  expect(overlay()?.querySelector('dialog')?.open).toBe(true);
});
