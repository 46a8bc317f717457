import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { filesIn } from '../../tools/files';
import { FIXTURE, FIXTURE_DIST, FIXTURE_INPUTS, FIXTURE_SITE } from './fixture';
import { copyInto, PARTS } from './projectCopy';

/** A hash of all that a build of the fixtures' site reads. */
function hashInputs(): string {
  const hash = createHash('sha256').update(process.version);
  const folders = ['src', 'tools', 'static', FIXTURE];
  const files = [
    ...folders.flatMap((folder) =>
      filesIn(folder).map((file) => join(folder, file)),
    ),
    ...filesIn('.', { recursive: false }).filter((name) => PARTS.test(name)),
    'package-lock.json',
  ];
  for (const file of files) {
    // Gatsby writes it.
    if (file.endsWith('gatsby-types.d.ts')) continue;
    const content = readFileSync(file);
    hash.update(`${file} ${content.length}\n`).update(content);
  }
  return hash.digest('hex');
}

/**
 * Builds the fixtures' site as a release, unless nothing has changed since it was
 * built. The fixtures fill in every field, and no editor changes them, so tests
 * can compare the pages with them.
 * @returns the exit status
 */
async function buildFixture(): Promise<number> {
  const inputs = hashInputs();
  const last =
    existsSync(FIXTURE_INPUTS) && readFileSync(FIXTURE_INPUTS, 'utf8');
  if (existsSync(FIXTURE_DIST) && last === inputs) {
    console.log(`Nothing has changed since ${FIXTURE_DIST} was built.`);
    return 0;
  }
  await rm(FIXTURE_INPUTS, { force: true });
  await copyInto(FIXTURE_SITE, FIXTURE);
  const { status } = spawnSync('npm run build', {
    shell: true,
    cwd: FIXTURE_SITE,
    stdio: 'inherit',
    env: { ...process.env, SITE_RELEASE: 'true' },
  });
  if (status === 0) writeFileSync(FIXTURE_INPUTS, inputs);
  return status ?? 1;
}

void buildFixture().then((status) => {
  process.exitCode = status;
});
