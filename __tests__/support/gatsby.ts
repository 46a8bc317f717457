import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readContentFile } from '@/content/readContentFile';
import { readLegalPage } from '@/content/readLegalPage';
import { companyFile } from '@/content/schemas/company';
import { footerFile } from '@/content/schemas/home/footer';
import { interfaceFile } from '@/content/schemas/interface';
import { legalPath, legalSlugs } from '@/content/schemas/legal';
import { companyFacts } from '@/gatsby/companyFacts';
import { FIXTURE } from '../../tools/fixture/fixture';
import { readTexts } from './texts';

const company = readContentFile(FIXTURE, companyFile);

const readFrontMatter = (slug: (typeof legalSlugs)[number]) =>
  readLegalPage(readFileSync(join(FIXTURE, legalPath(slug)), 'utf8'))?.values;

/** What `useStaticQuery` answers. A test may replace a part: `jest.replaceProperty(site.company, 'brand', 'Mar')`. */
export const site = {
  company: { ...company, facts: companyFacts(company) },
  interfaceTexts: readTexts(interfaceFile, FIXTURE),
  homeFooter: readTexts(footerFile, FIXTURE),
  allLegalPage: { nodes: [...legalSlugs].sort().map(readFrontMatter) },
};

/** Gatsby's build takes the queries out of the code. In tests they are empty. */
export const graphql = () => '';

/** Answers each component's query with all fields of the invented company's files that components query. */
export const useStaticQuery = () => site;
