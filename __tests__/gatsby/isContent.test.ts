import { isContent } from '@/gatsby/isContent';

test('Gatsby reads the files that the check knows, and no others', () => {
  const read = [
    'home/hero.json',
    'legal/termos-uso.md',
    'images/mar.png',
    'images',
    'partners/logos/a.svg',
  ];
  const ignored = [
    'LICENSE.md',
    'README.md',
    'words.txt',
    'home/hero (1).json',
    'legal/a.markdown',
    'notas.mdown',
    'images/._mar.png',
    'schemas/company.schema.json',
    'home/~$hero.json',
  ];
  expect(
    [...read, ...ignored].filter((path) => isContent(`data/${path}`)),
  ).toEqual(read);
});
