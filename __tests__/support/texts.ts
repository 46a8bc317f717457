import type { z } from 'zod';
import type { ContentFile } from '@/content/contentFile';
import { readContentFile } from '@/content/readContentFile';
import { companyFile } from '@/content/schemas/company';
import { placeholderValues } from '@/gatsby/companyFacts';
import { interpolate } from '@/gatsby/interpolate';

/** Reads texts of the site with their placeholders replaced, as `@text` does it in a build. */
export function readTexts<Schema extends z.ZodObject>(
  file: ContentFile<Schema>,
): z.output<Schema> {
  const values = placeholderValues(readContentFile('data', companyFile));
  return JSON.parse(
    JSON.stringify(readContentFile('data', file)),
    (_key, value: unknown) =>
      typeof value === 'string' ? interpolate(value, values) : value,
  );
}
