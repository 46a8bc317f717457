import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { z } from 'zod';
import { errorsOf, type Field } from './fields/field';
import { parseFrontMatter, splitPage } from './legal/frontMatter';
import { contentFilesByName } from './schemas/contentFiles';
import { frontMatter, legalPath, legalSlugs } from './schemas/legal';

type ContentFiles = typeof contentFilesByName;
type FileValues = {
  readonly [Name in keyof ContentFiles]: z.output<
    ContentFiles[Name]['root']['schema']
  >;
};

function accepted<Schema extends z.ZodType>(
  field: Field<Schema>,
  value: unknown,
): z.output<Schema> {
  const [error] = errorsOf(field, value);
  if (error) throw new Error(`${error.path.join('.')}: ${error.message}`);
  return value as z.output<Schema>;
}

/**
 * Reads the content folder into typed values.
 * @throws Error for content that the schemas refuse: the content check reports it with its location
 */
export function readContent(folder: string) {
  const read = (path: string) => readFileSync(join(folder, path), 'utf8');
  const values = Object.entries(contentFilesByName).map(
    ([name, { path, root }]) =>
      [name, accepted<z.ZodType>(root, JSON.parse(read(path)))] as const,
  );
  const files = Object.fromEntries(values) as FileValues;
  const legalPages = legalSlugs.map((slug) => {
    const page = splitPage(read(legalPath(slug)));
    const head = parseFrontMatter(page?.head.text ?? '').toJS();
    return { ...accepted(frontMatter, head), body: page?.body.text ?? '' };
  });
  return { ...files, partners: files.partners.partners, legalPages };
}

export type SiteContent = ReturnType<typeof readContent>;
