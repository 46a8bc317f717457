/** @jest-environment node */
import { nearest } from '../../../src/gatsby/content/nearest';

const known = ['title', 'subtitle', 'description', 'icon'];

test.each([
  ['titel', 'title'],
  ['Subtitulo', 'subtitle'],
  ['descricao', undefined],
  ['descripton', 'description'],
  ['icone', 'icon'],
  ['telefone', undefined],
])('takes "%s" for %s', (word, expected) => {
  expect(nearest(word, known)).toBe(expected);
});
