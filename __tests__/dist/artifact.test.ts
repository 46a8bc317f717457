import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { legalSlugs } from '../../src/content/schemas/legal';

import { headersFor } from '../../tools/headers';
import { filesIn } from '../support/files';
import { FIXTURE_DIST, readFixture } from '../support/fixture';
import { addressOf, company, pagesIn, parsePage } from './support/published';

const hashSource = (code: string) =>
  `'sha256-${createHash('sha256').update(code).digest('base64')}'`;

/** The addresses in an element's `href` and `src`, and those of each picture in its `srcset`. */
function addressesIn(element: Element): string[] {
  const candidates = (element.getAttribute('srcset') ?? '')
    .split(',')
    .map((part) => part.trim().split(' ')[0] ?? '');
  return ['href', 'src']
    .map((name) => element.getAttribute(name) ?? '')
    .concat(candidates)
    .filter(Boolean);
}

/** The social card, the canonical address and the pictures for search engines. */
function addressesInMetadata(page: Document): string[] {
  const metas = page.querySelectorAll('meta[content^="http"]');
  const found = [...metas].map((meta) => meta.getAttribute('content') ?? '');
  for (const { textContent } of page.querySelectorAll('script[type$="json"]'))
    JSON.parse(textContent ?? '', (key, value) => {
      if (['image', 'logo'].includes(key)) found.push(value);
      return value;
    });
  return found;
}

/** A folder with its address. An editor's pull request builds only the first. */
const BUILDS = [
  ['dist', company.siteUrl],
  [FIXTURE_DIST, readFixture('company.json').siteUrl],
].filter(([folder]) => existsSync(folder));

describe.each(BUILDS)('%s', (folder, siteUrl) => {
  const pages = new Map(
    pagesIn(folder).map((file) => [addressOf(file), parsePage(folder, file)]),
  );
  const addresses = filesIn(folder).map(addressOf);

  test.each([...pages])('%s leads only to what exists', (address, page) => {
    const found = [...page.querySelectorAll('*')].flatMap(addressesIn);
    for (const target of [...found, ...addressesInMetadata(page)]) {
      const url = new URL(target.replace(siteUrl, ''), `${siteUrl}${address}`);
      if (url.origin !== new URL(siteUrl).origin) {
        expect(url.protocol).toMatch(/^(?:https|tel|mailto):$/);
        continue;
      }
      const path = decodeURIComponent(url.pathname);
      expect(addresses).toContain(path);
      const id = decodeURIComponent(url.hash.slice(1));
      if (id)
        expect([target, pages.get(path)?.getElementById(id)]).not.toEqual([
          target,
          null,
        ]);
    }
  });

  test.each([...pages])(
    '%s has a policy, before all else, that allows its own code and no other',
    (_address, page) => {
      const policy = page.querySelector('meta[charset] + meta');
      expect(policy?.getAttribute('http-equiv')).toBe(
        'Content-Security-Policy',
      );
      const codeIn = (selector: string) =>
        [...page.querySelectorAll(selector)].map(({ textContent }) =>
          hashSource(textContent ?? ''),
        );
      const scripts = codeIn('script:not([src], [type$="json"])');
      const rules = policy?.getAttribute('content')?.split(';');
      expect(rules).toContain(["script-src 'self'", ...scripts].join(' '));
      expect(rules).toContain(['style-src', ...codeIn('style')].join(' '));
      for (const rule of ['default-src', 'base-uri', 'form-action'])
        expect(rules).toContain(`${rule} 'none'`);
    },
  );

  test('each page but the error pages names its canonical address', () => {
    const canonical = [...pages].flatMap(([address, page]) => {
      const link = page.querySelector('link[rel=canonical]');
      return link ? [[address, link.getAttribute('href')]] : [];
    });
    const listed = ['/', ...legalSlugs.map((slug) => `/${slug}`)];
    expect(new Map(canonical as [string, string][])).toEqual(
      new Map(listed.map((address) => [address, siteUrl + address])),
    );
  });

  test('search engines may list a release, but for its error pages, and no preview', () => {
    const isRelease = folder !== 'dist';
    const listed = [...pages.keys()].filter(
      (address) => !pages.get(address)?.querySelector('meta[name=robots]'),
    );
    const expected = ['/', ...legalSlugs.map((slug) => `/${slug}`)].sort();
    expect(listed.sort()).toEqual(isRelease ? expected : []);
    const headers = headersFor(folder, '/');
    expect(headers.has('X-Robots-Tag')).toBe(!isRelease);
  });
});
