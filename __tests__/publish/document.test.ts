import { createDocument, shortenAddresses } from '@/publish/document';

const options = { script: 'run()', selfContained: false, noindex: false };

const pageWith = (body: string) =>
  `<!DOCTYPE html><html><head><meta charSet="utf-8"/><title>T</title><link rel="icon" href="/i"/><style>old{}</style></head><body>${body}</body></html>`;

/** The document of a page with this body and these styles, and its styles alone. */
function documentOf(body: string, css: string, changed = {}) {
  const settings = { ...options, ...changed };
  const { html } = createDocument(pageWith(body), css, settings);
  const [, style] = /<style>(.*)<\/style>/s.exec(html) ?? [];
  return { html, style };
}

const styleOf = (css: string, body = '<p class="b">A</p>') =>
  documentOf(body, css).style;

// The page has `.a` and `.card-title` of the module Card, and nothing else of a module.
const HERE = '.Card-module--a--1a2b3';
const TITLE = '.Card-module--card-title--1a2b3';
const AWAY = '.Card-module--b--1a2b3';
const SIDE = '.Hero-module--side-bar--4c5d6';
const card =
  '<p class="Card-module--a--1a2b3 Card-module--card-title--1a2b3 global">A</p>';

const onCard = (css: string) => styleOf(css, card);

test.each([
  'p:has(a:hover)',
  'dialog::backdrop',
  'a:focus-visible',
  ':where(:focus-visible)',
  'details[open] p',
  'a[aria-current=page]',
  '[data-state=stuck] h1',
  ':root:not([data-js]) p>a',
  '.never-in-a-build',
  `${HERE}:hover::before`,
  `${HERE}[open] ${TITLE}`,
  `:not(${AWAY})`,
  `:not(:is(${AWAY},${SIDE}))`,
  `${HERE}:not(:where(${AWAY}) p)`,
  `:is(${HERE},${SIDE})>p`,
  `:is(:where(${SIDE},a),${AWAY})`,
  `[class*="${AWAY}"]`,
])('a rule that may match stays: %s', (selector) => {
  expect(onCard(`${selector}{x:1}`)).toContain('{x:1}');
  // A list stays as a whole.
  expect(onCard(`${AWAY},${selector}{x:1}`)).toContain('{x:1}');
});

test.each([
  AWAY,
  `${AWAY},${SIDE}:hover`,
  `${HERE} ${AWAY}`,
  `${HERE}${SIDE}[open]`,
  `p:not(a)${AWAY}`,
  `:is(${AWAY},${SIDE}) p`,
  `:where(:is(${AWAY}),${HERE}${SIDE})`,
  `${HERE}:has(>${AWAY})`,
  '.slick-list',
  `.partner-slider:not(${HERE})`,
])('a rule goes that needs what the page lacks: %s', (selector) => {
  expect(onCard(`p{x:1}${selector}{x:2}`)).toBe('p{x:1}');
});

test('a condition goes with its last rule, and an animation with its last use', () => {
  const css = `@layer a{${AWAY}{x:1}}@media print{@supports (x:1){${AWAY}{x:1}}}@media print{p{animation:1s spin}${AWAY}{animation:wave}}`;
  const spin = '@keyframes spin{50%{x:1}}';
  expect(onCard(`${css}${spin}@keyframes wave{to{x:1}}`)).toBe(
    `@layer a{}@media print{p{animation:1s spin}}${spin}`,
  );
});

test('the font and the rules for the slider stay on the page with the carousel', () => {
  const css =
    '@font-face{font-family:F;src:url(/f)}.slick-list .slick-slide{x:2}.partner-slider{x:3}';
  expect(styleOf(css, '<p data-carousel="">A</p>')).toBe(css);
  expect(styleOf(css, '<script>"[data-carousel]"</script>')).toBe(
    '@font-face{font-family:F;src:url(/f)}',
  );
});

test('values take the place of custom properties that never change, nested or not', () => {
  const css = ':root{--a:1px;--b:calc(var(--a)*2);x:1}p{x:var(--b);y:var(--a)}';
  expect(styleOf(css)).toBe(':root{x:1}p{x:calc(1px*2);y:1px}');
});

test.each([
  '@media print{:root{--v0:1px}}p{x:var(--v0,2px)}',
  ':root{--v0:1}@media (width){:root{--v0:2}}p{x:var(--v0)}',
  '.b{--v0:1}p{x:var(--v0)}',
  ':root{--v0:1;--v1:var(--v0)}.b{--v0:2}p{x:var(--v1)}',
])('a custom property that may change stays: %s', (css) => {
  expect(styleOf(css)).toBe(css);
});

test('each name gets a short name of its own, and unused ones are dropped', () => {
  const { html, style } = documentOf(
    '<p class="Card-module--card-title--1a2b3 wrapper unused">A</p><p class="Card-module--side-bar--1a2b3">&lt;p class="unused"</p><p class="unused">B</p>',
    ':root{--a:1;--a:2;x:1}.Card-module--card-title--1a2b3{--tide:1}.Card-module--side-bar--1a2b3{--deep-tide:var(--tide)}.wrapper{x:var(--deep-tide)}',
  );
  expect(html).toContain(
    '<body><p class="c0 wrapper">A</p><p class="c1">&lt;p class="unused"</p><p>B</p></body>',
  );
  expect(style).toBe(
    ':root{x:1}.c0{--v0:1}.c1{--v1:var(--v0)}.wrapper{x:var(--v1)}',
  );
});

test('the styles and the script come before the icons', () => {
  const { html } = documentOf('<p>A</p>', 'p{x:1}');
  expect(html).toContain(
    '<style>p{x:1}</style><script>run()</script><link rel="icon" href="/i"/>',
  );
});

test('a self-contained page has no font and no script', () => {
  const css = '@font-face{font-family:F;src:url(/f)}p{font-family:F}';
  const { html } = documentOf('<p>A</p>', css, { selfContained: true });
  expect(html).toContain('<style>p{font-family:F}</style><link');
});

test.each([
  ['<meta charSet', pageWith('').replace('charSet', 'char')],
  ['<link rel="icon"', pageWith('').replace('icon', 'other')],
  ['<style', pageWith('').replace(/<style>.*<\/style>/, '')],
])('a page without its %s ends the build', (message, page) => {
  expect(() => createDocument(page, 'p{}', options)).toThrow(message);
});

test('hashes are shortened in addresses of our own files and in no others', () => {
  const hash = '0123456789abcdef'.repeat(2);
  const ours = `"/static/b-${hash}.woff2" srcset="/static/${hash}/a.avif 96w,/static/${hash}/b.avif 192w" url(/static/${hash}/c.png)`;
  expect(shortenAddresses(ours)).toBe(ours.replaceAll(hash, '012345'));
  expect(shortenAddresses(`static/${hash}/a.png`)).toBe('static/012345/a.png');
  const others = `"https://banco.example/${hash}/a" "https://banco.example/static/${hash}/a"`;
  expect(shortenAddresses(others)).toBe(others);
});
