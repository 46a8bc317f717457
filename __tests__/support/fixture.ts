import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The content of an invented company, with every field filled in. */
export const FIXTURE = '__tests__/fixtures/data';

/** Where `npm run build:fixture` builds the site of the fixtures' company. */
export const FIXTURE_SITE = '.fixture';

/** The output of that build. */
export const FIXTURE_DIST = join(FIXTURE_SITE, 'dist');

/** A hash of what the output was made of; `refreshed` after `npm run test:quick`. It exists while the pages of Gatsby are complete. */
export const FIXTURE_INPUTS = join(FIXTURE_SITE, 'inputs');

/** Parses a JSON file of the fixtures. */
export const readFixture = (path: string) =>
  JSON.parse(readFileSync(`${FIXTURE}/${path}`, 'utf8'));
