import { HtmlValidate } from 'html-validate';
import sharp from 'sharp';
import {
  bytesOf,
  files,
  pages,
  SERVER_PAGES,
  textOf,
} from './support/published';

const texts = files.filter((file) =>
  /\.(?:html|js|css|json|svg|txt|xml|webmanifest)$/.test(file),
);
const all = [...pages, ...SERVER_PAGES];

test('dist contains no files that visitors do not need', () => {
  const unwanted =
    /\.(?:map|br|gz)$|~partytown|webpack\.stats|chunk-map|_gatsby|-data\//;
  expect(files.filter((file) => unwanted.test(file))).toEqual([]);
});

test('dist contains one island, and only pictures that a page shows', () => {
  expect(files.filter((file) => file.endsWith('.js'))).toEqual([
    expect.stringMatching(/^island-\w+\.js$/),
  ]);
  const named = texts.map(textOf).join('\n');
  const pictures = files.filter((file) => file.startsWith('static/'));
  expect(pictures.filter((file) => !named.includes(encodeURI(file)))).toEqual(
    [],
  );
});

test('the social card has the size in the metadata, and is small enough for messengers', async () => {
  const { width, height, format } = await sharp(
    bytesOf('social-card.jpg'),
  ).metadata();
  expect([width, height, format]).toEqual([1200, 630, 'jpeg']);
  expect(bytesOf('social-card.jpg').length).toBeLessThan(150 * 1024);
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

test.each(all)('%s is valid HTML', async (page) => {
  const { results } = await htmlValidate.validateString(textOf(page));
  expect(
    results.flatMap(({ messages }) => messages.map(({ message }) => message)),
  ).toEqual([]);
});

test.each(all)('%s does not contain traces of its generator', (page) => {
  expect(textOf(page)).not.toMatch(
    /name="generator"|x-ua-compatible|<!--|<noscript|___gatsby|gatsby-|react-helmet|sourceMappingURL/i,
  );
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
      'simple-icons',
      '@fontsource-variable/atkinson-hyperlegible-next',
    ]),
  );
  expect(names).not.toContain('gatsby');
});
