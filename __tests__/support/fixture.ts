import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The content of an invented company, with every field filled in. */
export const FIXTURE = '__tests__/fixtures/data';

/** Where `npm run build:fixture` builds the site of the fixtures' company. */
export const FIXTURE_SITE = '.fixture';

/** The output of that build. */
export const FIXTURE_DIST = join(FIXTURE_SITE, 'dist');

/** Parses a JSON file of the fixtures. */
export const readFixture = (path: string) =>
  JSON.parse(readFileSync(`${FIXTURE}/${path}`, 'utf8'));
