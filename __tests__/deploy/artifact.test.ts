import { readFileSync } from 'node:fs';
import { artifactFaults } from '@/publish/verify';
import { FIXTURE_DIST, raw } from '../support/fixture';

const company = JSON.parse(readFileSync('data/company.json', 'utf8'));

test.each([
  ['dist', company.siteUrl],
  [FIXTURE_DIST, raw('company.json').siteUrl],
])('nothing is missing or wrong in %s', (folder, siteUrl) => {
  expect(artifactFaults(folder, siteUrl)).toEqual([]);
});
