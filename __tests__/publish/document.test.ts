import { createDocument } from '@/publish/document';

const options = { script: 'run()', selfContained: false, noindex: false };

const pageWith = (body: string) =>
  `<!DOCTYPE html><html><head><meta charSet="utf-8"/><title>T</title><link rel="icon" href="/i"/><style data-href="/s">old{}</style></head><body>${body}</body></html>`;

const FONT = '@font-face{font-family:F;src:url(/f)}';

test('a self-contained page has no font and no script', () => {
  const settings = { ...options, selfContained: true };
  const css = `${FONT}p{font-family:F}@font-face {font-family:"G"}`;
  const html = createDocument(pageWith(''), css, settings);
  expect(html).toContain(
    '<title>T</title><style>p{font-family:F}</style><link',
  );
});

test.each([
  ['<meta charSet', pageWith('').replace('charSet', 'char')],
  ['<link rel="icon"', pageWith('').replace('icon', 'other')],
  ['<style', pageWith('').replace(/<style.*<\/style>/, '')],
])('a page without its %s ends the build', (message, page) => {
  expect(() => createDocument(page, 'p{}', options)).toThrow(message);
});
