import { createHash } from 'node:crypto';
import { createDocument } from '@/publish/document';

const options = { script: 'run("$&")', selfContained: false, noindex: false };

const pageWith = (body: string) =>
  `<!DOCTYPE html><html><head><meta charSet="utf-8"/><title>T</title><link rel="icon" href="/i"/><style data-href="/s">old{}</style></head><body>${body}</body></html>`;

const BODY = '<p class="Card-module--a--1a2b3 unused">A $&amp; B</p>';
const FONT = '@font-face{font-family:F;src:url(/f)}';
const CSS = `${FONT}:root{--a:1px}.Hero-module--b--4c5d6:before{content:"$&"}`;

const hashOf = (code: string) =>
  `'sha256-${createHash('sha256').update(code).digest('base64')}'`;

test('a page gets the policy first, and the styles and the script before the icons; nothing else changes', () => {
  const html = createDocument(pageWith(BODY), CSS, options);
  const [, policy = ''] =
    /http-equiv="C[^>]* content="([^"]*)"/.exec(html) ?? [];
  expect(html).toBe(
    `<!DOCTYPE html><html><head><meta charSet="utf-8"/><meta http-equiv="Content-Security-Policy" content="${policy}"/><title>T</title><style>${CSS}</style><script type="module">run("$&")</script><link rel="icon" href="/i"/></head><body>${BODY}</body></html>`,
  );
  expect(policy.split(';')).toEqual(
    expect.arrayContaining([
      "default-src 'none'",
      `script-src 'self' ${hashOf('run("$&")')}`,
      `style-src ${hashOf(CSS)}`,
    ]),
  );
});

test('a self-contained page has no font and no script', () => {
  const settings = { ...options, selfContained: true };
  const css = `${FONT}p{font-family:F}@font-face {font-family:"G"}`;
  const html = createDocument(pageWith(BODY), css, settings);
  expect(html).toContain(
    '<title>T</title><style>p{font-family:F}</style><link',
  );
});

test('a page that search engines must not list says so', () => {
  const settings = { ...options, noindex: true };
  const html = createDocument(pageWith(BODY), CSS, settings);
  expect(html).toContain('<meta name="robots" content="noindex"/><title>');
});

test.each([
  ['<meta charSet', pageWith('').replace('charSet', 'char')],
  ['<link rel="icon"', pageWith('').replace('icon', 'other')],
  ['<style', pageWith('').replace(/<style.*<\/style>/, '')],
])('a page without its %s ends the build', (message, page) => {
  expect(() => createDocument(page, 'p{}', options)).toThrow(message);
});
