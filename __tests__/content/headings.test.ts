import { headingId } from '@/content/markdown';

test.each([
  ['Segurança & sigilo', 'seguranca-sigilo'],
  ['Lei nº 13.709, art. 5º – 1ª parte', 'lei-no-13709-art-5o-1a-parte'],
  // Ad blockers hide elements with these letters in their ids.
  ['O que dizem os números do site', 'o-que-dizem-os-num-eros-do-site'],
  ['A tutela do consumidor', 'a-tute-la-do-consumidor'],
])('the id of "%s" is %s', (heading, id) => {
  expect(headingId(heading)).toBe(id);
});
