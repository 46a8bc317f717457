import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { z } from 'zod';
import type { ContentFile } from './contentFile';

/** Reads a JSON file that the check has accepted. */
export const readContentFile = <Schema extends z.ZodObject>(
  folder: string,
  { path }: ContentFile<Schema>,
): z.output<Schema> => JSON.parse(readFileSync(join(folder, path), 'utf8'));
