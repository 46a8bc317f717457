import {
  addressOf,
  contentPolicy,
} from '../../plugins/gatsby-plugin-documents';
import { headersFor, readHeaders } from '../../tools/headers';
import { artifactFaults } from '../../tools/release/verify';
import { company } from '../browser/support/content';
import { FIXTURE_DIST, readFixture } from '../support/fixture';
import { pagesIn, parsePage } from './support/published';

test.each([
  ['dist', company.siteUrl],
  [FIXTURE_DIST, readFixture('company.json').siteUrl],
])('%s has no faults', (folder, siteUrl) => {
  expect(artifactFaults(folder, siteUrl)).toEqual([]);
});

describe.each(['dist', FIXTURE_DIST])('%s', (folder) => {
  const pages = pagesIn(folder);
  const rules = readHeaders(folder);
  const headerOf = (name: string, address: string) =>
    new Map(headersFor(rules, address)).get(name);

  test('the policy allows the code inside the pages, and no other', () => {
    const code = (selector: string) =>
      pages
        .flatMap((page) => [
          ...parsePage(folder, page).querySelectorAll(selector),
        ])
        .map(({ textContent }) => String(textContent));
    const scripts = code('script:not([src], [type$="json"])');
    const policy = contentPolicy([{ scripts, styles: code('style') }]);
    expect(headerOf('Content-Security-Policy', '/')).toBe(policy);
  });

  test.each(pages)('%s and its headers agree on noindex', (page) => {
    const robots = parsePage(folder, page).querySelector('meta[name=robots]');
    expect(headerOf('X-Robots-Tag', addressOf(page))).toBe(
      robots?.getAttribute('content'),
    );
  });
});

test('only a release may be listed by search engines', () => {
  const robotsIn = (folder: string) =>
    new Map(readHeaders(folder)[0]?.headers).get('X-Robots-Tag');
  expect(robotsIn('dist')).toBe('noindex');
  expect(robotsIn(FIXTURE_DIST)).toBeUndefined();
});
