import type { z } from 'zod';
import type { ContentFile } from '@/content/contentFile';
import { readContentFile } from '@/content/readContentFile';
import { companyFile } from '@/content/schemas/company';
import { placeholderValues } from '@/gatsby/companyFacts';
import { interpolate } from '@/gatsby/interpolate';
import { FIXTURE } from '../../tools/fixture/fixture';

/** The invented company. */
export const company = readContentFile(FIXTURE, companyFile);

const values = placeholderValues(company);

/** Reads texts of the invented company with their placeholders replaced, as `@text` does it in a build. */
export const readTexts = <Schema extends z.ZodObject>(
  file: ContentFile<Schema>,
): z.output<Schema> =>
  JSON.parse(
    JSON.stringify(readContentFile(FIXTURE, file)),
    (_key, value: unknown) =>
      typeof value === 'string' ? interpolate(value, values) : value,
  );
