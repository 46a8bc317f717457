import { HtmlValidate } from 'html-validate';
import sharp from 'sharp';
import {
  bytesOf,
  files,
  island,
  pages,
  SERVER_PAGES,
  textOf,
} from './support/published';

const texts = files.filter((file) =>
  /\.(?:html|js|css|json|svg|txt|xml|webmanifest)$/.test(file),
);
const all = [...pages, ...SERVER_PAGES];

test('holds nothing that no visitor needs', () => {
  const waste =
    /\.(?:map|br|gz)$|~partytown|webpack\.stats|chunk-map|_gatsby|-data\//;
  expect(files.filter((file) => waste.test(file))).toEqual([]);
});

test('holds one carousel, and only pictures that some page shows', () => {
  expect(files.filter((file) => file.startsWith('island-'))).toEqual([island]);
  const named = texts.map(textOf).join('\n');
  const pictures = files.filter((file) => file.startsWith('static/'));
  expect(pictures.filter((file) => !named.includes(encodeURI(file)))).toEqual(
    [],
  );
});

test('pages bring a small script of their own, which fetches the carousel', () => {
  const [script] = /<script>([^<]*)<\/script>/.exec(textOf('index.html')) ?? [];
  expect(script).toContain(`import("/${island}")`);
  expect(script?.length).toBeLessThan(4000);
});

test('the social card is as large as pages say, and light enough for every messenger', async () => {
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
    // React writes pages for machines to read: these four are about how a person would write one.
    'attr-quotes': 'off',
    'doctype-style': 'off',
    'no-trailing-whitespace': 'off',
    'void-style': 'off',
    // A title says page and brand; search engines cut a long one where they like.
    'long-title': 'off',
  },
});

test.each(all)('%s is valid HTML', async (page) => {
  const { results } = await htmlValidate.validateString(textOf(page));
  expect(
    results.flatMap(({ messages }) => messages.map(({ message }) => message)),
  ).toEqual([]);
});

test.each(all)('%s says nothing of what made it', (page) => {
  expect(textOf(page)).not.toMatch(
    /name="generator"|x-ua-compatible|<!--|<noscript|___gatsby|gatsby-|react-helmet|sourceMappingURL/i,
  );
});

test('names the licence of everything that the browser gets, with its text', () => {
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
