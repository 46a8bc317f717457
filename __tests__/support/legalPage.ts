import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The front matter, as YAML, and the Markdown of a legal page that the check has accepted. */
export function readLegalPage(folder: string, path: string) {
  const [, head = '', ...body] = readFileSync(join(folder, path), 'utf8').split(
    /^---\n/m,
  );
  return { head, body: body.join('---\n') };
}
