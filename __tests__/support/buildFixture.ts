import { spawnSync } from 'node:child_process';
import { cpSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { writeRecord } from '../../tools/release/record';
import { FIXTURE, FIXTURE_DIST, FIXTURE_SITE, raw } from './fixture';
import { copyInto } from './projectCopy';

/**
 * Builds the site of the fixtures' company as a release, every field of which is filled in:
 * tests compare it with the fixtures, which no editor of the real content changes.
 */
function buildFixture(): boolean {
  copyInto(FIXTURE_SITE, FIXTURE);
  const { status } = spawnSync('npm', ['run', 'build'], {
    cwd: FIXTURE_SITE,
    stdio: 'inherit',
    env: { ...process.env, SITE_RELEASE: 'true' },
  });
  if (status !== 0) return false;
  rmSync(FIXTURE_DIST, { recursive: true, force: true });
  cpSync(join(FIXTURE_SITE, 'dist'), FIXTURE_DIST, { recursive: true });
  const { siteUrl } = raw('company.json');
  writeRecord(FIXTURE_DIST, { kind: 'release', siteUrl });
  return true;
}

if (!buildFixture()) process.exitCode = 1;
