import { headersFor, readHeaders } from '../tools/headers';
import { temporaryFolder, writeFiles } from './support/temporaryFolder';

const folder = temporaryFolder();

/** The headers of an address by the text of `_headers`. */
function headersOf(path: string, text: string) {
  writeFiles(folder, { _headers: text });
  return Object.fromEntries(headersFor(readHeaders(folder), path));
}

test('rules join their values, and `!` removes those of earlier rules', () => {
  const text = `# A comment: none
/*
  ! Access-Control-Allow-Origin
  Link: </a>
  Cache-Control: max-age=0

/static/*
  Link: </b>
  ! Cache-Control
  Cache-Control: immutable
`;
  expect(headersOf('/', text)).toEqual({
    Link: '</a>',
    'Cache-Control': 'max-age=0',
  });
  expect(headersOf('/static/a', text)).toEqual({
    Link: '</a>, </b>',
    'Cache-Control': 'immutable',
  });
});

const PAGE = "frame-ancestors 'none'";
const SVG = "default-src 'none'; frame-ancestors 'none'";
const KEPT = 'public, max-age=31536000, immutable';
const ASKED = 'public, max-age=0, must-revalidate';

// A page or a file that somebody adds needs no rule of its own.
test.each([
  ['/', PAGE, ASKED, 'same-origin'],
  ['/pagina-nova', PAGE, ASKED, 'same-origin'],
  ['/folheto.pdf', PAGE, ASKED, 'same-origin'],
  ['/social-card.jpg', PAGE, ASKED, 'cross-origin'],
  ['/logo.svg', SVG, ASKED, 'same-origin'],
  ['/static/1/logo.svg', SVG, KEPT, 'same-origin'],
  ['/island-1.js', PAGE, KEPT, 'same-origin'],
])('%s has one policy, one lifetime, one embedder', (path, ...values) => {
  const headers = new Map(headersFor(readHeaders('static'), path));
  expect([
    headers.get('Content-Security-Policy'),
    headers.get('Cache-Control'),
    headers.get('Cross-Origin-Resource-Policy'),
  ]).toEqual(values);
});
