import { createDocument, shortenAddresses } from '@/publish/document';

const options = { script: 'run()', selfContained: false, noindex: false };

const pageWith = (body: string) =>
  `<!DOCTYPE html><html><head><meta charSet="utf-8"/><title>T</title><link rel="icon" href="/i"/><style>old{}</style></head><body>${body}</body></html>`;

/** The document of a page with this body and these styles, and its styles alone. */
async function documentOf(body: string, css: string, changed = {}) {
  const settings = { ...options, ...changed };
  const { html } = await createDocument(pageWith(body), css, settings);
  const [, style] = /<style>(.*)<\/style>/s.exec(html) ?? [];
  return { html, style };
}

const styleOf = async (css: string, body = '<p class="b">A</p>') =>
  (await documentOf(body, css)).style;

test.each([
  'p:has(a:hover){x:1}',
  'p::before{x:1}',
  'a:focus-visible{x:1}',
  ':where(p,h1){x:1}',
  'details[open] p{x:1}',
  'a[aria-current]{x:1}',
  ':root:not([data-js]) p>a{x:1}',
  'a{font-family:F}@font-face{font-family:F;src:url(/f)}',
])(
  'unused rules are dropped, but a page with a menu keeps %s',
  async (used) => {
    const menu = '<details data-menu=""><p><a href="/">A</a></p></details>';
    const unused = '.b{x:2}@media print{.b{x:3}}';
    expect(await styleOf(`p{y:1}${unused}${used}`, menu)).toBe(`p{y:1}${used}`);
  },
);

test('the rules for the slider stay on the page with the carousel', async () => {
  const css = 'p{x:1}.slick-list .slick-slide{x:2}.partner-slider{x:3}';
  expect(await styleOf(css, '<p data-carousel="">A</p>')).toBe(css);
  expect(await styleOf(css)).toBe('p{x:1}');
});

test('values take the place of custom properties that never change, nested or not', async () => {
  const css = ':root{--a:1px;--b:calc(var(--a)*2);x:1}p{x:var(--b);y:var(--a)}';
  expect(await styleOf(css)).toBe(':root{x:1}p{x:calc(1px*2);y:1px}');
});

test.each([
  '@media print{:root{--v0:1px}}p{x:var(--v0,2px)}',
  ':root{--v0:1}@media (width){:root{--v0:2}}p{x:var(--v0)}',
  '.b{--v0:1}p{x:var(--v0)}',
  ':root{--v0:1;--v1:var(--v0)}.b{--v0:2}p{x:var(--v1)}',
])('a custom property that may change stays: %s', async (css) => {
  expect(await styleOf(css)).toBe(css);
});

test('each name gets a short name of its own, and unused ones are dropped', async () => {
  const { html, style } = await documentOf(
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

test('the styles and the script come before the icons', async () => {
  const { html } = await documentOf('<p>A</p>', 'p{x:1}');
  expect(html).toContain(
    '<style>p{x:1}</style><script>run()</script><link rel="icon" href="/i"/>',
  );
});

test('a self-contained page has no font and no script', async () => {
  const css = '@font-face{font-family:F;src:url(/f)}p{font-family:F}';
  const { html } = await documentOf('<p>A</p>', css, { selfContained: true });
  expect(html).toContain('<style>p{font-family:F}</style><link');
});

test.each([
  ['<meta charSet', pageWith('').replace('charSet', 'char')],
  ['<link rel="icon"', pageWith('').replace('icon', 'other')],
  ['no styles', pageWith('').replace(/<style>.*<\/style>/, '')],
])('a page without its %s ends the build', async (message, page) => {
  await expect(createDocument(page, 'p{}', options)).rejects.toThrow(message);
});

test('hashes are shortened in addresses of our own files and in no others', () => {
  const hash = '0123456789abcdef'.repeat(2);
  const ours = `"/static/b-${hash}.woff2" srcset="/static/${hash}/a.avif 96w,/static/${hash}/b.avif 192w" url(/static/${hash}/c.png)`;
  expect(shortenAddresses(ours)).toBe(ours.replaceAll(hash, '012345'));
  expect(shortenAddresses(`static/${hash}/a.png`)).toBe('static/012345/a.png');
  const others = `"https://banco.example/${hash}/a" "https://banco.example/static/${hash}/a"`;
  expect(shortenAddresses(others)).toBe(others);
});
