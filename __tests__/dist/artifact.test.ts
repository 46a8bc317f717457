import { readFileSync } from 'node:fs';
import { readHeaders } from '../../plugins/gatsby-plugin-documents/src/headers';
import { artifactFaults } from '../../tools/release/verify';
import { FIXTURE_DIST, readFixture } from '../support/fixture';

const company = JSON.parse(readFileSync('data/company.json', 'utf8'));

test.each([
  ['dist', company.siteUrl],
  [FIXTURE_DIST, readFixture('company.json').siteUrl],
])('%s has no faults', (folder, siteUrl) => {
  expect(artifactFaults(folder, siteUrl)).toEqual([]);
});

// artifactFaults compares the pages with these headers.
test('only a release may be listed by search engines', () => {
  const robotsIn = (folder: string) =>
    new Map(readHeaders(folder)[0]?.headers).get('X-Robots-Tag');
  expect(robotsIn('dist')).toBe('noindex');
  expect(robotsIn(FIXTURE_DIST)).toBeUndefined();
});
