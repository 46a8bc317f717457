import { createDocument, shortenAddresses } from '@/publish/document';

const options = { script: 'run()', selfContained: false, noindex: false };

const pageWith = (body: string) =>
  `<!DOCTYPE html><html><head><meta charSet="utf-8"/><title>T</title><link rel="icon" href="/i"/><style>old{}</style></head><body>${body}</body></html>`;

/** The parts of a document that is made of a page with this body and these styles. */
async function documentOf(body: string, css: string, changed = {}) {
  const { html, files } = await createDocument(pageWith(body), css, {
    ...options,
    ...changed,
  });
  const [, style] = /<style>(.*)<\/style>/s.exec(html) ?? [];
  const [, content] = /<body>(.*)<\/body>/s.exec(html) ?? [];
  return { html, files, style, content };
}

const styleOf = async (body: string, css: string) =>
  (await documentOf(body, css)).style;

describe('unused rules', () => {
  const menu = '<details data-menu=""><p><a href="/">A</a></p></details>';

  test('are dropped, and empty groups with them', async () => {
    const css = 'p{x:1}.b{x:2}@media print{.b{x:3}}';
    expect(await styleOf('<p>A</p>', css)).toBe('p{x:1}');
  });

  test.each([
    'p:has(a:hover){x:1}',
    'p::before{x:1}',
    'a:focus-visible{x:1}',
    ':where(p,h1){x:1}',
    'details[open] p{x:1}',
    'a[aria-current]{x:1}',
    ':root[data-js] p{x:1}',
    ':root:not([data-js]) p>a{x:1}',
    'a{font-family:F}@font-face{font-family:F;src:url(/f)}',
  ])('a page with a menu keeps %s', async (css) => {
    expect(await styleOf(menu, `p{y:1}${css}`)).toBe(`p{y:1}${css}`);
  });

  test('the rules for the slider stay on the page with the carousel', async () => {
    const css = 'p{x:1}.slick-list .slick-slide{x:2}.partner-slider{x:3}';
    expect(await styleOf('<p data-carousel="">A</p>', css)).toBe(css);
    expect(await styleOf('<p>A</p>', css)).toBe('p{x:1}');
  });
});

describe('constants', () => {
  const inline = (css: string) => styleOf('<p class="b">A</p>', css);

  test('take the place of custom properties that never change, nested or not', async () => {
    expect(
      await inline(
        ':root{--a:1px;--b:calc(var(--a)*2);x:1}p{x:var(--b);y:var(--a)}',
      ),
    ).toBe(':root{x:1}p{x:calc(1px*2);y:1px}');
  });

  test.each([
    '@media print{:root{--v0:1px}}p{x:var(--v0,2px)}',
    ':root{--v0:1}@media (width){:root{--v0:2}}p{x:var(--v0)}',
    '.b{--v0:1}p{x:var(--v0)}',
    ':root{--v0:1;--v1:var(--v0)}.b{--v0:2}p{x:var(--v1)}',
  ])('leave a property that may change: %s', async (css) => {
    expect(await inline(css)).toBe(css);
  });

  test('unused properties are dropped', async () => {
    expect(await inline(':root{--a:1;--a:2;x:1}')).toBe(':root{x:1}');
  });
});

test('each class of a CSS module gets a short name of its own, with and without hyphens', async () => {
  const { content, style } = await documentOf(
    '<p class="Card-module--card-title--1a2b3 wrapper unused">A</p><p class="Card-module--side-bar--1a2b3">&lt;p class="unused"</p><p class="unused">B</p>',
    '.Card-module--card-title--1a2b3{x:1}.Card-module--side-bar--1a2b3{x:2}.wrapper{x:3}',
  );
  expect(content).toBe(
    '<p class="c0 wrapper">A</p><p class="c1">&lt;p class="unused"</p><p>B</p>',
  );
  expect(style).toBe('.c0{x:1}.c1{x:2}.wrapper{x:3}');
});

test('custom properties get short names where they are declared and used', async () => {
  const css =
    'p{--tide:1}p{--deep-tide:var(--tide);x:var(--deep-tide, var(--tide))}';
  expect(await styleOf('<p>A</p>', css)).toBe(
    'p{--v0:1}p{--v1:var(--v0);x:var(--v1, var(--v0))}',
  );
});

test('the head has the policy after the charset, then the styles and the script before the icons', async () => {
  const { html } = await documentOf('<p>A</p>', 'p{x:1}');
  expect(html).toMatch(
    /^<!DOCTYPE html><html><head><meta charSet="utf-8"\/><meta http-equiv="Content-Security-Policy" content="default-src 'none';[^"]*"\/><title>T<\/title><style>p{x:1}<\/style><script>run\(\)<\/script><link rel="icon" href="\/i"\/><\/head>/,
  );
  expect(html).not.toContain('noindex');
});

test('a page that search engines must not list says so', async () => {
  const { html } = await documentOf('<p>A</p>', 'p{x:1}', { noindex: true });
  expect(html).toContain('<meta name="robots" content="noindex"/>');
});

test('a self-contained page has no font and no script', async () => {
  const { html } = await documentOf(
    '<p>A</p>',
    '@font-face{font-family:F;src:url(/f)}p{font-family:F}',
    { selfContained: true },
  );
  expect(html).not.toMatch(/font-face|<script/);
  expect(html).toContain('<style>p{font-family:F}</style>');
  expect(html).toContain("script-src 'self';");
});

test.each([
  ['<meta charSet', pageWith('').replace('charSet', 'char')],
  ['<link rel="icon"', pageWith('').replace('icon', 'other')],
  ['no styles', pageWith('').replace(/<style>.*<\/style>/, '')],
])('a page without its %s ends the build', async (message, page) => {
  await expect(createDocument(page, 'p{}', options)).rejects.toThrow(message);
});

test('the files of a page are those in src, srcset, href and styles', async () => {
  const { files } = await documentOf(
    '<img src="/static/a%20b.png" srcset="/static/c.avif 1x,\n/static/d.avif 2x"/><a href="/static/e.pdf">E</a><a href="/outra">O</a>',
    'img{x:url(/static/f.woff2) format("woff2")}',
  );
  expect([...files].sort()).toEqual([
    'static/a%20b.png',
    'static/c.avif',
    'static/d.avif',
    'static/e.pdf',
    'static/f.woff2',
  ]);
});

test('hashes are shortened in addresses of our own files and in no others', () => {
  const hash = '0123456789abcdef'.repeat(2);
  expect(shortenAddresses(`static/${hash}/a.png`)).toBe('static/012345/a.png');
  const pictures = `srcset="/static/${hash}/a.avif 96w,/static/${hash}/b.avif 192w" url(/static/${hash}/c.png)`;
  expect(shortenAddresses(pictures)).toBe(pictures.replaceAll(hash, '012345'));
  expect(shortenAddresses(`"/static/b-${hash}.woff2"`)).toBe(
    '"/static/b-012345.woff2"',
  );
  const others = `"https://banco.example/${hash}/a" "https://banco.example/static/${hash}/a"`;
  expect(shortenAddresses(others)).toBe(others);
});
