import { readFileSync } from 'node:fs';

export const FIXTURE = '__tests__/fixtures/data';

export const raw = (path: string) =>
  JSON.parse(readFileSync(`${FIXTURE}/${path}`, 'utf8'));
