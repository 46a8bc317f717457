import { readFileSync } from 'node:fs';
import { readHeaders } from '../../plugins/gatsby-plugin-documents/src/headers';
import { artifactFaults } from '../../tools/release/verify';
import { FIXTURE_DIST, readFixture } from '../support/fixture';

const company = JSON.parse(readFileSync('data/company.json', 'utf8'));

test.each([
  ['dist', company.siteUrl],
  [FIXTURE_DIST, readFixture('company.json').siteUrl],
])('nothing is missing or wrong in %s', (folder, siteUrl) => {
  expect(artifactFaults(folder, siteUrl)).toEqual([]);
});

// artifactFaults holds that each page says the same.
test('only a release leaves its pages to search engines', () => {
  const robotsIn = (folder: string) =>
    new Map(readHeaders(folder)[0]?.headers).get('X-Robots-Tag');
  expect(robotsIn('dist')).toBe('noindex');
  expect(robotsIn(FIXTURE_DIST)).toBeUndefined();
});
