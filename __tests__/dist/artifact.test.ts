import { readHeaders } from '../../tools/headers';
import { artifactFaults } from '../../tools/release/verify';
import { company } from '../browser/support/content';
import { FIXTURE_DIST, readFixture } from '../support/fixture';

// Only a release may be listed by search engines. artifactFaults compares the pages with the headers.
test.each([
  ['dist', company.siteUrl, 'noindex'],
  [FIXTURE_DIST, readFixture('company.json').siteUrl, undefined],
])(
  'the site %s of %s has no faults, and its X-Robots-Tag is %s',
  (folder, siteUrl, robots) => {
    expect(artifactFaults(folder, siteUrl)).toEqual([]);
    const [common] = readHeaders(folder);
    expect(new Map(common?.headers).get('X-Robots-Tag')).toBe(robots);
  },
);
