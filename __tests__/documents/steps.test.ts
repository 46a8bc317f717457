import { staticFilesOf } from '../../plugins/gatsby-plugin-documents/src/document/addresses';
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

/** Applies a step to a page of these words and styles. @returns its styles afterwards */
function styled(
  step: (document: PageDocument, effects: typeof scriptEffects) => void,
  body: string,
  css: string,
) {
  const document = parseDocument(`<body>${body}</body>`, css);
  step(document, scriptEffects);
  return String(document.stylesheet);
}

describe('the rules that stay', () => {
  const keep = (body: string, css: string) => styled(keepUsedRules, body, css);

  test('are those for elements of the page', () => {
    expect(keep('<p class="a">A</p>', '.a{x:1}.b{x:2}p,h1{x:3}')).toBe(
      '.a{x:1}p{x:3}',
    );
  });

  test.each([
    ['a state', 'a:hover{x:1}'],
    ['a state inside', 'p:has(a:focus-visible){x:1}'],
    ['a part', 'p::before{x:1}'],
    ['an element, without weight', ':where(p,h1){x:1}'],
    ['what a script or a visitor sets', ':root[data-js] p{x:1}'],
    ['what they have not set', ':root:not([data-js]) p>a{x:1}'],
  ])('are those for %s', (_what, css) => {
    expect(keep('<p><a>A</a></p>', css)).toBe(css);
  });

  test('are those of a script’s elements where it makes some', () => {
    const css = '.made-list .made-slide{x:1}';
    expect(keep('<div data-island></div>', css)).toBe(css);
    expect(keep('<p></p>', css)).toBe('');
  });

  test('leave no empty group and no animation that nothing plays', () => {
    const css =
      '@media print{.b{x:1}}@keyframes rise{0%{x:1}}@keyframes set{0%{x:1}}p{animation-name:set}';
    expect(keep('<p></p>', css)).toBe(
      '@keyframes set{0%{x:1}}p{animation-name:set}',
    );
  });
});

describe('a custom property', () => {
  const inline = (css: string) => styled(inlineConstants, '<p></p>', css);

  test('that never changes gives its value to who asks for it, in one step or two', () => {
    expect(
      inline(':root{--a:1px;--b:calc(var(--a)*2)}p{x:var(--b);y:var(--b,3px)}'),
    ).toBe(':root{}p{x:calc(1px*2);y:calc(1px*2)}');
  });

  test.each([
    [
      'declared once, inside a condition',
      '@media print{:root{--a:1px}}p{x:var(--a,2px)}',
    ],
    [
      'declared by day and by night',
      ':root{--a:1}@media(x){:root{--a:2}}p{x:var(--a)}',
    ],
    ['declared for some elements', '.b{--a:1}p{x:var(--a)}'],
    [
      'that asks for one that some elements have otherwise',
      ':root{--a:1;--b:var(--a)}.c{--a:2}p{x:var(--b)}',
    ],
  ])('%s stays', (_what, css) => {
    expect(inline(css)).toBe(css);
  });

  test('that nobody asks for goes', () => {
    expect(inline(':root{--a:1;--a:2;x:1}')).toBe(':root{x:1}');
  });
});

describe('names', () => {
  const page =
    '<p class="Card-module--card-title--1a2b3 wrapper unused"></p><p class="Card-module--side-bar--1a2b3"></p>';
  const css =
    '.Card-module--card-title--1a2b3{x:1}.Card-module--side-bar--1a2b3 .wrapper{x:2}';

  test('of module classes become short ones, each its own, hyphens or not', () => {
    const document = parseDocument(`<body>${page}</body>`, css);
    shortenClasses(document);
    expect(bodyOf(document)).toBe(
      '<p class="c0 wrapper"></p><p class="c1"></p>',
    );
    expect(String(document.stylesheet)).toBe('.c0{x:1}.c1 .wrapper{x:2}');
  });

  test('of animations of CSS modules become short ones where they are set and played', () => {
    expect(
      styled(
        shortenClasses,
        '',
        '@keyframes Hero-module--rise--1a2b3{0%{x:1}}p{animation-name:Hero-module--rise--1a2b3}@keyframes own{0%{x:1}}q{animation:own 1s}',
      ),
    ).toBe(
      '@keyframes c0{0%{x:1}}p{animation-name:c0}@keyframes own{0%{x:1}}q{animation:own 1s}',
    );
  });

  test('of custom properties become short ones where they are set and asked for', () => {
    expect(
      styled(
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
  const headOf = (options: object) => {
    const document = parseDocument(page, css);
    const inline = orderHead(document, {
      script: 'run()',
      selfContained: false,
      noindex: false,
      ...options,
    });
    const html = serializeDocument(document);
    return { inline, head: /<head>(.*)<\/head>/s.exec(html)?.[1] };
  };

  test('has words first, then the font, styles and script, then what machines read', () => {
    const { head, inline } = headOf({});
    expect(head).toBe(
      `<title>T</title><meta name="d"><link rel="preload" href="/f"><style>${css}</style><script>run()</script><link rel="icon" href="/i">`,
    );
    expect(inline).toEqual({ scripts: ['run()'], styles: [css] });
  });

  test('of a page that stands alone has no font and no script', () => {
    const { head, inline } = headOf({ selfContained: true });
    expect(head).not.toMatch(/preload|font-face|<script/);
    expect(inline).toEqual({ scripts: [], styles: ['p{x:1}'] });
  });
});

test('a page names its files in sources, sets of them, links and styles', () => {
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
