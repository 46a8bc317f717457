import { HtmlValidate } from 'html-validate';
import sharp from 'sharp';
import { bytesOf, company, pagesIn, textOf } from './support/published';

test('the social card has the size in the metadata, and is small enough for messengers', async () => {
  const { width, height, format } = await sharp(
    bytesOf('social-card.jpg'),
  ).metadata();
  expect([width, height, format]).toEqual([1200, 630, 'jpeg']);
  expect(bytesOf('social-card.jpg').length).toBeLessThan(150 * 1024);
});

test('the icons of the manifest exist in the sizes that it gives', async () => {
  const { icons, ...manifest } = JSON.parse(textOf('manifest.webmanifest'));
  expect(manifest).toMatchObject({ name: company.brand, lang: 'pt-BR' });
  expect(icons.at(-1).purpose).toBe('maskable');
  for (const { src, sizes } of icons) {
    const { width, height } = await sharp(bytesOf(src.slice(1))).metadata();
    expect(`${width}x${height}`).toBe(sizes);
  }
});

const htmlValidate = new HtmlValidate({
  extends: ['html-validate:standard', 'html-validate:document'],
  rules: {
    'unique-landmark': 'error',
    // These four are about the style of HTML written by hand.
    'attr-quotes': 'off',
    'doctype-style': 'off',
    'no-trailing-whitespace': 'off',
    'void-style': 'off',
    // A title has the page and the brand; search engines shorten long ones.
    'long-title': 'off',
  },
});

test.each(pagesIn('dist'))('%s is valid HTML', async (page) => {
  const { results } = await htmlValidate.validateString(textOf(page));
  expect(
    results.flatMap(({ messages }) => messages.map(({ message }) => message)),
  ).toEqual([]);
});

test('third-party.txt has the licenses of the packages in scripts, icons and fonts, and of no others', () => {
  const list = textOf('third-party.txt');
  const names = list.match(/^\S+(?= \d\S* \(.+\)\n\n\S)/gm);
  expect(names).toEqual(
    expect.arrayContaining([
      'react',
      'react-dom',
      'react-slick',
      'lucide-react',
      '@fontsource-variable/atkinson-hyperlegible-next',
    ]),
  );
  expect(names).not.toContain('gatsby');
});
