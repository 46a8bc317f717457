import { staticFilesOf } from '../../plugins/gatsby-plugin-documents/src/document/addresses';
import { dropGatsbyRuntime } from '../../plugins/gatsby-plugin-documents/src/document/dropGatsbyRuntime';
import { inlineConstants } from '../../plugins/gatsby-plugin-documents/src/document/inlineConstants';
import { keepUsedRules } from '../../plugins/gatsby-plugin-documents/src/document/keepUsedRules';
import { orderHead } from '../../plugins/gatsby-plugin-documents/src/document/orderHead';
import {
  type PageDocument,
  parseDocument,
  serializeDocument,
} from '../../plugins/gatsby-plugin-documents/src/document/pageDocument';
import {
  shortenClasses,
  shortenCustomProperties,
} from '../../plugins/gatsby-plugin-documents/src/document/shortenNames';

const bodyOf = (document: PageDocument) =>
  /<body>(.*)<\/body>/s.exec(serializeDocument(document))?.[1];

const scriptEffects = {
  attributes: ['data-js', 'open'],
  classPrefixes: ['made-'],
  container: '[data-island]',
};

/** Applies a step to a page with this body and these styles. @returns the styles after the step */
function stylesAfter(
  step: (document: PageDocument, effects: typeof scriptEffects) => void,
  body: string,
  css: string,
) {
  const document = parseDocument(`<body>${body}</body>`, css);
  step(document, scriptEffects);
  return String(document.stylesheet);
}

test('dropGatsbyRuntime keeps the content without its wrappers, comments, scripts and marks', () => {
  const document = parseDocument(
    '<head><title data-gatsby-head="true">T</title><meta name="d" data-react-helmet="true"><style>p{}</style><script src="/app.js"></script></head><body><div id="___gatsby"><div id="gatsby-focus-wrapper"><noscript>No</noscript><h1>A<!-- --> B</h1><script type="application/ld+json">{}</script></div></div><div id="gatsby-announcer"></div></body>',
    '',
  );
  dropGatsbyRuntime(document);
  expect(serializeDocument(document)).toBe(
    '<!DOCTYPE html><html><head><title>T</title><meta name="d"></head><body><h1>A B</h1><script type="application/ld+json">{}</script></body></html>',
  );
});

describe('keepUsedRules keeps', () => {
  const keep = (body: string, css: string) =>
    stylesAfter(keepUsedRules, body, css);

  test('the rules for elements of the page', () => {
    const css = '.a{x:1}.b{x:2}p,h1{x:3}p:has(a:hover){x:4}';
    expect(keep('<p class="a">A</p>', css)).toBe('.a{x:1}p{x:3}');
  });

  test.each([
    ['that contains one in a state', 'p:has(a:focus-visible){x:1}'],
    ['with a pseudo-element', 'p::before{x:1}'],
    ['without specificity', ':where(p,h1){x:1}'],
    [
      'with an attribute that a script or a visitor sets',
      ':root[data-js] p{x:1}',
    ],
    ['without such an attribute', ':root:not([data-js]) p>a{x:1}'],
  ])('a rule for an element %s', (_description, css) => {
    expect(keep('<p><a>A</a></p>', css)).toBe(css);
  });

  test('the rules for elements that scripts add, on pages with their container', () => {
    const css = '.made-list .made-slide{x:1}';
    expect(keep('<div data-island></div>', css)).toBe(css);
    expect(keep('<p></p>', css)).toBe('');
  });

  test('animations, and no empty group', () => {
    const css = '@media print{.b{x:1}}@keyframes rise{0%{x:1}}';
    expect(keep('<p></p>', css)).toBe('@keyframes rise{0%{x:1}}');
  });
});

test.each([':nth-child(1 of .a)', '& p'])(
  'keepUsedRules throws at a selector that it cannot match, such as %s, instead of dropping the rule',
  (selector) => {
    const css = `${selector}{x:1}`;
    expect(() => stylesAfter(keepUsedRules, '<p></p>', css)).toThrow(selector);
  },
);

describe('inlineConstants', () => {
  const inline = (css: string) => stylesAfter(inlineConstants, '<p></p>', css);

  test('replaces a custom property that never changes by its value, nested or not', () => {
    expect(
      inline(':root{--a:1px;--b:calc(var(--a)*2)}p{x:var(--b);y:var(--b,3px)}'),
    ).toBe(':root{}p{x:calc(1px*2);y:calc(1px*2)}');
  });

  test.each([
    [
      'that is declared once, in a condition',
      '@media print{:root{--a:1px}}p{x:var(--a,2px)}',
    ],
    [
      'that is declared again in a condition',
      ':root{--a:1}@media(x){:root{--a:2}}p{x:var(--a)}',
    ],
    ['that is declared for some elements', '.b{--a:1}p{x:var(--a)}'],
    [
      'whose value contains one that changes',
      ':root{--a:1;--b:var(--a)}.c{--a:2}p{x:var(--b)}',
    ],
  ])('keeps a property %s', (_description, css) => {
    expect(inline(css)).toBe(css);
  });

  test('removes unused properties', () => {
    expect(inline(':root{--a:1;--a:2;x:1}')).toBe(':root{x:1}');
  });
});

describe('short names', () => {
  const page =
    '<p class="Card-module--card-title--1a2b3 wrapper unused"></p><p class="Card-module--side-bar--1a2b3"></p>';
  const css =
    '.Card-module--card-title--1a2b3{x:1}.Card-module--side-bar--1a2b3 .wrapper{x:2}';

  test('replace the classes of CSS modules, a different one for each, with and without hyphens', () => {
    const document = parseDocument(`<body>${page}</body>`, css);
    shortenClasses(document);
    expect(bodyOf(document)).toBe(
      '<p class="c0 wrapper"></p><p class="c1"></p>',
    );
    expect(String(document.stylesheet)).toBe('.c0{x:1}.c1 .wrapper{x:2}');
  });

  test('replace custom properties where they are declared and used', () => {
    expect(
      stylesAfter(
        shortenCustomProperties,
        '',
        ':root{--tide:1}p{--b:var(--tide);x:var(--b, var(--tide))}',
      ),
    ).toBe(':root{--v0:1}p{--v1:var(--v0);x:var(--v1, var(--v0))}');
  });
});

describe('the head', () => {
  const page =
    '<head><link rel="icon" href="/i"><title>T</title><link rel="preload" href="/f"><meta name="d"></head>';
  const css = '@font-face{src:url(/f)}p{x:1}';
  const headOf = (selfContained: boolean) => {
    const document = parseDocument(page, css);
    const inline = orderHead(document, {
      script: 'run()',
      selfContained,
      noindex: false,
    });
    const html = serializeDocument(document);
    return { inline, head: /<head>(.*)<\/head>/s.exec(html)?.[1] };
  };

  test('contains metadata first, then the font, the styles and the script, then other links', () => {
    const { head, inline } = headOf(false);
    expect(head).toBe(
      `<title>T</title><meta name="d"><link rel="preload" href="/f"><style>${css}</style><script>run()</script><link rel="icon" href="/i">`,
    );
    expect(inline).toEqual({ scripts: ['run()'], styles: [css] });
  });

  test('of a self-contained page has no font and no script', () => {
    const { head, inline } = headOf(true);
    expect(head).not.toMatch(/preload|font-face|<script/);
    expect(inline).toEqual({ scripts: [], styles: ['p{x:1}'] });
  });
});

test('staticFilesOf finds files in src, srcset, href and styles', () => {
  const document = parseDocument(
    '<img src="/static/a%20b.png" srcset="/static/c.avif 1x,\n/static/d.avif 2x"><a href="/static/e.pdf">E</a><a href="/outra">O</a>',
    '@font-face{src:url(/static/f.woff2) format("woff2")}',
  );
  expect(staticFilesOf(document).sort()).toEqual([
    'static/a b.png',
    'static/c.avif',
    'static/d.avif',
    'static/e.pdf',
    'static/f.woff2',
  ]);
});
