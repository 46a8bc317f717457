import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { jsonSchemas } from '@/content/generate/jsonSchemas';

// When this fails, run `npm run schemas`.
test.each([...jsonSchemas()])(
  '%s is what the content schema says',
  (name, json) => {
    expect(readFileSync(join('data/schemas', name), 'utf8')).toBe(json);
  },
);
