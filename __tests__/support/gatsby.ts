import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import type { z } from 'zod';
import { derivedValues, placeholderValues } from '@/content/derived';
import type { ContentFile } from '@/content/fields/contentFile';
import { companyFile } from '@/content/schemas/company';
import { footerFile } from '@/content/schemas/home/footer';
import { interfaceFile } from '@/content/schemas/interface';
import { legalPath, legalSlugs } from '@/content/schemas/legal';
import { interpolate } from '@/content/wording/placeholders';
import { FIXTURE, readFixture } from './fixture';
import { readLegalPage } from './legalPage';

const company: z.output<typeof companyFile.root.schema> = readFixture(
  companyFile.path,
);
const values = placeholderValues(company);

/** Reads texts of the invented company with their placeholders replaced, as `@text` does it in a build. */
const readTexts = <Schema extends z.ZodType>({
  path,
}: ContentFile<Schema>): z.output<Schema> =>
  JSON.parse(readFileSync(join(FIXTURE, path), 'utf8'), (_key, value) =>
    typeof value === 'string' ? interpolate(value, values) : value,
  );

const readFrontMatter = (slug: (typeof legalSlugs)[number]) => {
  const { head } = readLegalPage(FIXTURE, legalPath(slug));
  return { frontmatter: parse(head) as { slug: string; title: string } };
};

const site = {
  company: { ...company, facts: derivedValues(company) },
  interfaceTexts: readTexts(interfaceFile),
  homeFooter: readTexts(footerFile),
  allMarkdownRemark: { nodes: [...legalSlugs].sort().map(readFrontMatter) },
};

/** Gatsby's build takes the queries out of the code. In tests they are empty. */
export const graphql = () => '';

/** Answers each component's query with all fields of the invented company's files that components query. */
export const useStaticQuery = () => site;
