import { bringToLife } from '@/loading/bringToLife';
import { type StartFiles, startAttributes } from '@/loading/startFiles';

const files: StartFiles = {
  page: '/termos-uso',
  build: 'abc123',
  scripts: ['/app-1.js', '/component-2.js'],
  data: ['/page-data/termos-uso/page-data.json', '/page-data/app-data.json'],
};

/** The inline script's element, as the server writes it. */
function scriptWith(attributes: Readonly<Record<string, string>>) {
  const script = document.createElement('script');
  for (const [name, value] of Object.entries(attributes)) script.setAttribute(name, value);
  return script;
}

// jsdom measures no navigation.
const arrival = jest.fn(() => [] as { readonly type: string }[]);
Object.assign(performance, { getEntriesByType: arrival });

const touch = () => window.dispatchEvent(new Event('pointerdown'));
const added = () =>
  [...document.head.querySelectorAll('script[src]')].map((script) => script.getAttribute('src'));

// Ends what a test left waiting for a touch.
afterEach(() => void touch());

beforeEach(() => {
  document.head.innerHTML = '';
  delete document.documentElement.dataset.js;
  delete window.missingPath;
  window.history.replaceState(null, '', '/termos-uso');
});

test.each([
  ['opened', 'navigate', '/', 'top'],
  ['opened at a section', 'navigate', '/#contato', ''],
  ['opened again', 'reload', '/', ''],
  ['gone back to', 'back_forward', '/', ''],
])('says to the styles that scripts run, on a page %s', (_how, type, address, said) => {
  arrival.mockReturnValue([{ type }]);
  window.history.replaceState(null, '', address);
  bringToLife(scriptWith({}));
  expect(document.documentElement).toHaveAttribute('data-js', said);
});

test('asks for nothing before the visitor does something', () => {
  bringToLife(scriptWith(startAttributes(files)));
  expect(document.head).toBeEmptyDOMElement();
});

test('starts the scripts of the page and asks for their data at once', () => {
  bringToLife(scriptWith(startAttributes(files)));
  touch();
  expect(added()).toEqual(files.scripts);
  const links = [...document.head.querySelectorAll('link')];
  expect(links.map((link) => link.getAttribute('href'))).toEqual(files.data);
  // As Gatsby's own requests are made; otherwise the browser would fetch them a second time.
  for (const link of links)
    expect([link.rel, link.as, link.crossOrigin]).toEqual(['preload', 'fetch', 'anonymous']);
});

test('leaves to the scripts what they need to know', () => {
  bringToLife(scriptWith(startAttributes(files)));
  touch();
  expect(window.pagePath).toBe('/termos-uso');
  expect(window.___webpackCompilationHash).toBe('abc123');
  expect(window.___chunkMapping).toEqual({});
});

test('starts nothing in development, where Gatsby does', () => {
  bringToLife(scriptWith(startAttributes({ page: '/', build: '', scripts: [], data: [] })));
  touch();
  expect(added()).toEqual([]);
});

test('says to the console, once, which address does not exist', () => {
  const said = jest.spyOn(console, 'error').mockImplementation();
  window.history.replaceState(null, '', '/nao-existe');
  bringToLife(scriptWith(startAttributes({ ...files, page: '/404.html' })));
  bringToLife(scriptWith(startAttributes({ ...files, page: '/404.html' })));
  expect(said.mock.calls).toEqual([['404: /nao-existe']]);
  said.mockRestore();
});

test('says nothing on a page that exists', () => {
  const said = jest.spyOn(console, 'error').mockImplementation();
  bringToLife(scriptWith(startAttributes(files)));
  expect(said).not.toHaveBeenCalled();
  said.mockRestore();
});
