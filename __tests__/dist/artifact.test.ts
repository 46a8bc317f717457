import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { filesIn } from '../../tools/files';
import { FIXTURE_DIST, readFixture } from '../../tools/fixture/fixture';
import { headersFor } from '../../tools/smoke';
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

  test.each([...pages])(
    '%s has a canonical address and may be listed, unless it is an error page or of a preview',
    (address, page) => {
      const isRelease = folder !== 'dist';
      const isError = /^\/\d+$/.test(address);
      const canonical = page.querySelector('link[rel=canonical]');
      expect(canonical?.getAttribute('href')).toBe(
        isError ? undefined : siteUrl + address,
      );
      const robots = page.querySelector('meta[name=robots]');
      expect(robots === null).toBe(isRelease && !isError);
      const headers = headersFor(folder, address);
      expect(headers.has('X-Robots-Tag')).toBe(!isRelease);
    },
  );
});
