import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { z } from 'zod';
import type { ContentFile } from './fields/contentFile';
import { parseFrontMatter, splitPage } from './legal/frontMatter';
import { type FrontMatter, type LegalSlug, legalPath } from './schemas/legal';

/** Reads a JSON file of a content folder that the check has accepted. */
export const readContentFile = <Schema extends z.ZodType>(
  folder: string,
  { path }: ContentFile<Schema>,
): z.output<Schema> => JSON.parse(readFileSync(join(folder, path), 'utf8'));

/** Reads the head of a legal page that the check has accepted. */
export function readFrontMatter(folder: string, slug: LegalSlug): FrontMatter {
  const text = readFileSync(join(folder, legalPath(slug)), 'utf8');
  return parseFrontMatter(splitPage(text)?.head.text ?? '').toJS();
}
