import type { z } from 'zod';
import { nameOf } from '../../src/content/contentFile';
import {
  frontMatter,
  legalLabels,
  legalPath,
  legalSlugs,
} from '../../src/content/legal/schema';
import { contentFiles } from '../../src/content/schemas/contentFiles';

export interface Form {
  readonly name: string;
  /** Path inside the content folder. */
  readonly file: string;
  readonly label: string;
  readonly schema: z.ZodObject;
  /** Address of the page that shows the content of the form. */
  readonly page: string;
  readonly isLegal: boolean;
}

/** One form for each data file and legal page. */
export const forms: readonly Form[] = [
  ...contentFiles.map(({ path, schema, anchor }) => ({
    name: nameOf(path),
    file: path,
    label: schema.meta()?.title ?? path,
    schema,
    page: `/${anchor ?? ''}`,
    isLegal: false,
  })),
  ...legalSlugs.map((slug) => ({
    name: nameOf(legalPath(slug)),
    file: legalPath(slug),
    label: legalLabels[slug],
    schema: frontMatter,
    page: `/${slug}`,
    isLegal: true,
  })),
];
