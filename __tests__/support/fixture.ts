import { readFileSync } from 'node:fs';
import { join } from 'node:path';

export const FIXTURE = '__tests__/fixtures/data';

/** Where `npm run build:fixture` builds the site of the fixtures' company. */
export const FIXTURE_SITE = '.fixture';

/** What that build published; `dist/` beside it is what the builds in a row replace. */
export const FIXTURE_DIST = join(FIXTURE_SITE, 'first');

export const raw = (path: string) =>
  JSON.parse(readFileSync(`${FIXTURE}/${path}`, 'utf8'));
