import { readHeaders } from '../../tools/headers';
import { artifactFaults } from '../../tools/release/verify';
import { company } from '../browser/support/content';
import { FIXTURE_DIST, readFixture } from '../support/fixture';

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
