import { readFileSync } from 'node:fs';

/** A complete content folder of another company, so that no test depends on the texts of the real one. */
export const FIXTURE = '__tests__/fixtures/data';

/** Reads a JSON file of the fixture as it stands. */
export const raw = (path: string) => JSON.parse(readFileSync(`${FIXTURE}/${path}`, 'utf8'));
