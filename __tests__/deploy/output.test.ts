import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { readHeaders } from '@/scripts/publishedRules';
import { files, pages, textOf } from './support/published';

const texts = files.filter((file) => /\.(?:html|js|css|json|svg|txt|xml|webmanifest)$/.test(file));

test('holds the four pages, each once', () => {
  expect(pages).toEqual(['404.html', 'index.html', 'politica-privacidade.html', 'termos-uso.html']);
});

test('holds nothing that no visitor needs', () => {
  const waste = /\.map$|~partytown|webpack\.stats|chunk-map|_gatsby|slice-data/;
  expect(files.filter((file) => waste.test(file))).toEqual([]);
});

test('holds each chunk of the bundle once: none is left of an earlier build', () => {
  const names = files
    .filter((file) => /^[^/]+-[\da-f]{20}\.js$/.test(file))
    .map((file) => file.replace(/-[\da-f]{20}\.js$/, ''));
  expect(names.length).toBeGreaterThan(0);
  expect([...new Set(names)]).toEqual(names);
});

test('holds only pictures that some page shows', () => {
  const all = texts.map(textOf).join('\n');
  const unused = files.filter((file) => file.startsWith('static/') && !/\.(?:br|gz)$/.test(file));
  expect(unused.filter((file) => !all.includes(encodeURI(file)))).toEqual([]);
});

test.each([
  ['br', brotliDecompressSync],
  ['gz', gunzipSync],
] as const)('holds a .%s copy of every text, true to it', (extension, unpack) => {
  for (const file of texts)
    expect([file, unpack(readFileSync(`public/${file}.${extension}`)).toString()]).toEqual([
      file,
      textOf(file),
    ]);
});

describe.each(pages)('%s', (page) => {
  const html = textOf(page);
  const [policy = ''] = readHeaders('public')
    .flatMap(({ headers }) => headers)
    .filter(([name]) => name === 'Content-Security-Policy')
    .map(([, value]) => value);
  const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

  test('says nothing of what made it', () => {
    expect(html).not.toMatch(/name="generator"|x-ua-compatible|slice-start|sourceMappingURL/i);
  });

  test('has no style attribute and no script attribute', () => {
    expect(html).not.toMatch(/<[^>]+ style="/);
    expect(html.replace(/<script[\s\S]*?<\/script>/g, '')).not.toMatch(/<[^>]+ on[a-z]+="/);
  });

  test('holds no inline script or style that the policy does not name', () => {
    for (const [, text = ''] of html.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g))
      expect(policy).toContain(hash(text));
    for (const [, attributes = '', text = ''] of html.matchAll(
      /<script([^>]*)>([\s\S]*?)<\/script>/g,
    ))
      if (!/src=|ld\+json/.test(attributes)) expect(policy).toContain(hash(text));
  });

  test('loads nothing from another host', () => {
    const loaded = [...html.matchAll(/<(?!a\b)[^>]+? (?:src|srcset|href)="(https?:)?\/\/[^"]*"/gi)]
      .map(([tag]) => tag)
      .filter((tag) => !/rel="canonical"/.test(tag));
    expect(loaded).toEqual([]);
  });
});

test('names the licence of everything that the browser gets', () => {
  const list = textOf('third-party.txt');
  for (const name of [
    'react',
    'react-dom',
    'gatsby',
    'react-helmet',
    'react-slick',
    'lucide-react',
  ])
    expect(list).toMatch(new RegExp(`^${name} \\d\\S* \\(.+\\)$`, 'm'));
  const textless = [...list.matchAll(/^(\S+) .*\n-+\n\n\(o pacote não traz/gm)].map(
    ([, name]) => name,
  );
  // Says MIT in its README, which nothing but its package.json repeats.
  expect(textless).toEqual(['mitt']);
});
