import { artifactFaults } from '../../tools/release/verify';
import { temporaryFolder, writeFiles } from '../support/temporaryFolder';

const SITE = 'https://www.empresa.com.br';

const folder = temporaryFolder();

/** The faults of a site of two pages. @param html - is added to the home page */
function faultsWith(html: string): string[] {
  writeFiles(folder, {
    'index.html': `<h1 id="topo">Início</h1><a href="/termos#fim">Termos</a>${html}`,
    'termos.html': `<link rel="canonical" href="${SITE}/termos"><p id="fim"></p>`,
    'static/casa.png': '',
  });
  return artifactFaults(folder, SITE);
}

test('valid links, pictures and data have no faults', () => {
  const right = [
    '<a href="#topo"><a href="https://wa.me/5513">',
    '<a href="tel:+5513"><a href="mailto:a@b.c">',
    '<img src="/static/casa.png" srcset="/static/casa.png 1x, /static/casa.png 2x">',
    `<script type="application/ld+json">{"image":"${SITE}/static/casa.png","logo":["/static/casa.png"]}</script>`,
    `<meta property="og:image" content="${SITE}/static/casa.png"><meta name="description" content="Crédito">`,
  ];
  expect(faultsWith(right.join(''))).toEqual([]);
});

test.each([
  ['<a href="/nada">', '/nada'],
  ['<a href="/termos#nada">', '/termos#nada'],
  [
    '<source srcset="/static/casa.png 1x, /static/nada.png 2x">',
    '/static/nada.png',
  ],
  [`<meta property="og:image" content="${SITE}/nada.jpg">`, `${SITE}/nada.jpg`],
  ...['image', 'logo'].map((name) => [
    `<script type="application/ld+json">{"@graph":[{"${name}":"${SITE}/nada.png"}]}</script>`,
    `${SITE}/nada.png`,
  ]),
])('%s is a broken link to %s', (html, target) => {
  expect(faultsWith(html)).toEqual([
    `A página / leva a ${target}, que não existe.`,
  ]);
});

test('a link without https is a fault', () => {
  expect(faultsWith('<a href="http://a.b">')).toEqual([
    'A página / leva a http://a.b, que não usa https.',
  ]);
});
