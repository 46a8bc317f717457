import { headingId } from '@/content/wording/headings';

// https://github.com/easylistbrasil/easylistbrasil hides elements with these letters in their ids.
test.each([
  'O que dizem os números do site',
  'A tutela do consumidor',
  'Anúncios',
])('no block list hides the heading %s', (heading) => {
  const id = headingId(heading);
  expect(id).not.toMatch(/numero|tela|dindin|anuncio/);
  expect(id).toMatch(/^[a-z-]+$/);
});
