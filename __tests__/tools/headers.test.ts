import { headersFor } from '../../tools/headers';

const PAGE = "frame-ancestors 'none'";
const FILE = "default-src 'none'; frame-ancestors 'none'";
const KEPT = 'public, max-age=31536000, immutable';
const ASKED = 'public, max-age=0, must-revalidate';

// A page or a file that somebody adds needs no rule of its own.
test.each([
  ['/pagina-nova', PAGE, ASKED, 'same-origin'],
  ['/folheto.pdf', PAGE, ASKED, 'same-origin'],
  ['/social-card.jpg', PAGE, ASKED, 'cross-origin'],
  ['/logo.svg', FILE, ASKED, 'same-origin'],
  ['/static/1/logo.svg', FILE, KEPT, 'same-origin'],
  ['/static/1/foto.avif', FILE, KEPT, 'same-origin'],
  ['/island-1.js', PAGE, KEPT, 'same-origin'],
])('%s has one policy, one lifetime, one embedder', (path, ...values) => {
  const headers = headersFor('static', path);
  const names = [
    'Content-Security-Policy',
    'Cache-Control',
    'Cross-Origin-Resource-Policy',
  ];
  expect(names.map((name) => headers.get(name))).toEqual(values);
});
