import { readFileSync } from 'node:fs';

/** A release of few files, by path: what publish.sh, smoke and servers look at. */
export const release = {
  'index.html': '<title>Casa</title>',
  // Servers do not compress the smallest files.
  'termos-uso.html': `<title>Termos</title>${' '.repeat(2000)}`,
  '404.html': '<title>Página não encontrada</title>',
  '500.html': '<title>Erro</title>',
  'island-1.js': 'let a;',
  'favicon.svg': '<svg/>',
  'social-card.jpg': '',
  // Almost as what _headers and the servers name.
  '500-perguntas.html': '',
  'pt/_a/static/mar.svg.txt': '',
  'pt/island-1.js': '',
  'island.js': '',
  'static.txt': '',
  'social-card.jpg.txt': '',
  'static/1/mar.svg': '<svg/>',
  '.well-known/security.txt':
    'Canonical: https://www.empresa.com.br/.well-known/security.txt\n',
  _headers: readFileSync('static/_headers', 'utf8'),
};

/** `describe`, or `describe.skip` and a sentence that says what is missing. */
export function describeWith(found: boolean, what: string) {
  if (found) return describe;
  console.warn(`Tests are skipped, because this is missing: ${what}`);
  return describe.skip;
}
