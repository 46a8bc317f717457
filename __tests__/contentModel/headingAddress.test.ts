import { headingAddress } from '@/contentModel/schemas/legal';

// https://github.com/easylistbrasil/easylistbrasil hides elements with these letters in their ids.
test.each([
  'o-que-dizem-os-numeros-do-site',
  'a-tutela-do-consumidor',
  'anuncios',
])('no block list hides the heading %s', (id) => {
  const address = headingAddress(id, 'Título');
  expect(address).not.toMatch(/numero|tela|dindin|anuncio/);
  expect(address.replaceAll('-', '')).toBe(id.replaceAll('-', ''));
});
