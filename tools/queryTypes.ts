import { copyFileSync, existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { FIXTURE_SITE } from './fixture/fixture';

const TYPES = 'src/gatsby-types.d.ts';

/** Where Gatsby writes the types of queries: `gatsby develop` and builds here, `npm run build:fixture` in its copy. */
const PLACES = [TYPES, join(FIXTURE_SITE, TYPES)];

/** Uses the newest types of queries for the type check. Exits with 1 if there are none yet. */
function useNewestTypes(): void {
  const changed = (file: string) => statSync(file).mtimeMs;
  const [newest] = PLACES.filter(existsSync).sort(
    (a, b) => changed(b) - changed(a),
  );
  if (!newest) {
    console.error(
      'Gatsby has not written the types of queries yet: run npm run build:fixture.',
    );
    process.exitCode = 1;
  } else if (newest !== TYPES) copyFileSync(newest, TYPES);
}

useNewestTypes();
