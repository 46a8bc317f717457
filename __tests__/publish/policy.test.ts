import { createHash } from 'node:crypto';
import { contentPolicy, inlineHashes } from '@/publish/policy';

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

test('names each inline script and style once, byte for byte', () => {
  const page = '<style>a{}</style><script data-x="1">go( )</script>';
  expect(inlineHashes([page, page])).toEqual({ scripts: [hash('go( )')], styles: [hash('a{}')] });
});

test('a script from a file and a script that is data need no hash', () => {
  const page = '<script src="/a.js"></script><script type="application/ld+json">{}</script>';
  expect(inlineHashes([page]).scripts).toEqual([]);
});

test('a module is a script', () => {
  expect(inlineHashes(['<script type="module">go()</script>']).scripts).toEqual([hash('go()')]);
});

test('the policy allows the site itself and its own inline parts, nothing else', () => {
  const policy = contentPolicy({ scripts: ["'sha256-a'"], styles: ["'sha256-b'"] });
  expect(policy).toContain("default-src 'none'");
  expect(policy).toContain("script-src 'self' 'sha256-a';");
  expect(policy).toContain("style-src 'self' 'sha256-b';");
  expect(policy).not.toContain('unsafe');
});
