import type { GatsbyNode } from 'gatsby';
import { companyFacts } from './companyFacts';
import { resolveLegalParts } from './legalParts';

/** Adds the fields that follow from the data: facts of the company, parts of legal pages. */
export const createResolvers: GatsbyNode['createResolvers'] = ({
  createResolvers: add,
}) => {
  add({
    Company: { facts: { type: 'CompanyFacts!', resolve: companyFacts } },
    MarkdownRemark: { parts: { resolve: resolveLegalParts } },
  });
};
