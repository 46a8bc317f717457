import { cpSync, existsSync, mkdirSync, rmSync, symlinkSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { writeRecord } from '../../src/publish/record';
import { runScript } from '../../src/scripts/command';
import { FIXTURE, FIXTURE_DIST, FIXTURE_SITE, raw } from './fixture';

const PARTS = [
  'src',
  'static',
  'package.json',
  'tsconfig.json',
  'gatsby-browser.tsx',
  'gatsby-config.ts',
  'gatsby-node.ts',
  'gatsby-ssr.tsx',
];

/**
 * Builds the site of the fixtures' company as a release, every field of which is filled in:
 * tests compare it with the fixtures, which no editor of the real content changes.
 */
function buildFixture(): boolean {
  for (const part of [...PARTS, 'data'])
    rmSync(join(FIXTURE_SITE, part), { recursive: true, force: true });
  mkdirSync(FIXTURE_SITE, { recursive: true });
  for (const part of PARTS)
    cpSync(part, join(FIXTURE_SITE, part), { recursive: true });
  cpSync(FIXTURE, join(FIXTURE_SITE, 'data'), { recursive: true });
  const packages = join(FIXTURE_SITE, 'node_modules');
  if (!existsSync(packages)) symlinkSync(resolve('node_modules'), packages);
  if (!runScript('build', [], { SITE_RELEASE: 'true' }, FIXTURE_SITE))
    return false;
  rmSync(FIXTURE_DIST, { recursive: true, force: true });
  cpSync(join(FIXTURE_SITE, 'dist'), FIXTURE_DIST, { recursive: true });
  const { siteUrl } = raw('company.json');
  writeRecord(FIXTURE_DIST, { kind: 'release', siteUrl });
  return true;
}

if (!buildFixture()) process.exitCode = 1;
