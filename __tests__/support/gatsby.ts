import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { frontMatterOf, markdown } from '@/content/markdown';
import { footerFile } from '@/content/schemas/home/footer';
import { interfaceFile } from '@/content/schemas/interface';
import { legalPath, legalSlugs } from '@/content/schemas/legal';
import { companyFacts } from '@/gatsby/companyFacts';
import { FIXTURE } from '../../tools/fixture/fixture';
import { company, readTexts } from './texts';

function readFrontMatter(slug: (typeof legalSlugs)[number]) {
  const file = readFileSync(join(FIXTURE, legalPath(slug)), 'utf8');
  return frontMatterOf(markdown.parse(file), file)?.toJS();
}

/** What `useStaticQuery` answers. A test may replace a part: `jest.replaceProperty(site.company, 'brand', 'Mar')`. */
export const site = {
  company: { ...company, facts: companyFacts(company) },
  interfaceTexts: readTexts(interfaceFile),
  homeFooter: readTexts(footerFile),
  allLegalPage: { nodes: [...legalSlugs].sort().map(readFrontMatter) },
};

/** Gatsby's build takes the queries out of the code. In tests they are empty. */
export const graphql = () => '';

/** Answers each component's query with all fields of the invented company's files that components query. */
export const useStaticQuery = () => site;
