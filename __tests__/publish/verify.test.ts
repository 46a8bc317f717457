import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { contentPolicy } from '@/publish/contentPolicy';
import { artifactFaults } from '@/publish/verify';

const SITE = 'https://www.empresa.com.br';
const POLICY = `/*\n  Content-Security-Policy: ${contentPolicy([])}\n`;

const folder = mkdtempSync(join(tmpdir(), 'artifact-'));
afterEach(() => rmSync(folder, { recursive: true }));

/** Faults of a site of two pages, with some text more on its home page. */
function faultsWith(html: string, headers = POLICY): string[] {
  const files = {
    'index.html': `<h1 id="topo">Início</h1><a href="/termos#fim">Termos</a>${html}`,
    'termos.html': `<link rel="canonical" href="${SITE}/termos"><p id="fim"></p>`,
    'static/casa.png': '',
    _headers: headers,
  };
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
  return artifactFaults(folder, SITE);
}

test.each([
  '<a href="#topo">',
  '<a href="https://wa.me/5513">',
  '<a href="tel:+5513"><a href="mailto:a@b.c">',
  '<img src="/static/casa.png" srcset="/static/casa.png 1x, /static/casa.png 2x">',
  '<script type="application/ld+json">{}</script>',
])('lets %s be published', (html) => {
  expect(faultsWith(html)).toEqual([]);
});

test.each([
  ['<a href="/nada">', '/ leva a /nada, que não há ou não é https'],
  ['<a href="#nada">', '/ leva a #nada, que não há ou não é https'],
  [
    '<a href="/termos#nada">',
    '/ leva a /termos#nada, que não há ou não é https',
  ],
  [
    `<a href="${SITE}/nada">`,
    `/ leva a ${SITE}/nada, que não há ou não é https`,
  ],
  ['<a href="http://a.b">', '/ leva a http://a.b, que não há ou não é https'],
  [
    '<a href="javascript:x">',
    '/ leva a javascript:x, que não há ou não é https',
  ],
  [
    '<source srcset="/static/casa.png 1x, /static/nada.png 2x">',
    '/ leva a /static/nada.png, que não há ou não é https',
  ],
  [
    '<meta name="robots" content="noindex">',
    '/ diz aos buscadores outra coisa que _headers',
  ],
])('tells of %s', (html, fault) => {
  expect(faultsWith(html)).toEqual([fault]);
});

test('tells of an inline script that the policy does not know', () => {
  expect(faultsWith('<script>1</script>')).toEqual([
    'a política não é a dos scripts e estilos das páginas',
  ]);
});

test('tells of a preview whose pages do not say so', () => {
  expect(faultsWith('', `${POLICY}  X-Robots-Tag: noindex\n`)).toEqual([
    '/ diz aos buscadores outra coisa que _headers',
    '/termos diz aos buscadores outra coisa que _headers',
  ]);
});
