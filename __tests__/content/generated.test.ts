import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { jsonSchemas } from '@/content/generate/jsonSchemas';

// When this fails, run `npm run schemas`.
test.each([...jsonSchemas()])(
  '%s is up to date with the content schema',
  (name, text) => {
    expect(readFileSync(join('data/schemas', name), 'utf8')).toBe(text);
  },
);
