import type { z } from 'zod';
import type { ContentFile } from '@/content/contentFile';
import { readContentFile } from '@/content/readContentFile';
import { companyFile } from '@/content/schemas/company';
import { placeholderValues } from '@/gatsby/companyFacts';
import { interpolate } from '@/gatsby/interpolate';

/** Reads texts with their placeholders replaced, as `@text` does it in a build. @param folder - a content folder */
export function readTexts<Schema extends z.ZodObject>(
  file: ContentFile<Schema>,
  folder = 'data',
): z.output<Schema> {
  const values = placeholderValues(readContentFile(folder, companyFile));
  return JSON.parse(
    JSON.stringify(readContentFile(folder, file)),
    (_key, value: unknown) =>
      typeof value === 'string' ? interpolate(value, values) : value,
  );
}
