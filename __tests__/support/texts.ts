import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { z } from 'zod';
import type { ContentFile } from '@/content/contentFile';
import { companyFile } from '@/content/schemas/company';
import { placeholderValues } from '@/gatsby/companyFacts';
import { interpolate } from '@/gatsby/interpolate';

/** Reads a JSON file of `data/`. */
export const readData = <Schema extends z.ZodObject>({
  path,
}: ContentFile<Schema>): z.output<Schema> =>
  JSON.parse(readFileSync(join('data', path), 'utf8'));

/** Reads texts of the site, each in one line, with their placeholders replaced, as `@text` does it in a build. */
export function readTexts<Schema extends z.ZodObject>(
  file: ContentFile<Schema>,
): z.output<Schema> {
  const values = placeholderValues(readData(companyFile));
  const text = JSON.stringify(readData(file)).replaceAll('\\n', ' ');
  return JSON.parse(text, (_key, value: unknown) =>
    typeof value === 'string' ? interpolate(value, values) : value,
  );
}
