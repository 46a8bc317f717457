import { nameOf } from '../../src/content/contentFile';
import {
  frontMatter,
  legalLabels,
  legalPath,
  legalSlugs,
} from '../../src/content/legal/schema';
import { contentFiles } from '../../src/content/schemas/contentFiles';

/** One form for each data file and legal page. */
export const forms = [
  ...contentFiles.map(({ path, schema, anchor }) => ({
    name: nameOf(path),
    /** Path inside the content folder. */
    file: path,
    label: schema.meta()?.title ?? path,
    schema,
    /** Address of the page that shows the content of the form. */
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

export type Form = (typeof forms)[number];
