import { spawnSync } from 'node:child_process';
import { FIXTURE, FIXTURE_SITE } from './fixture';
import { copyInto } from './projectCopy';

// Builds the fixtures' site as a release. The fixtures fill in every field, and no editor changes them, so tests can
// compare the pages with them.
copyInto(FIXTURE_SITE, FIXTURE);
const { status } = spawnSync('npm', ['run', 'build'], {
  cwd: FIXTURE_SITE,
  stdio: 'inherit',
  env: { ...process.env, SITE_RELEASE: 'true' },
});
process.exitCode = status ?? 1;
