import type { GatsbyNode } from 'gatsby';
import { derivedValues } from './derived';
import { resolveLegalParts } from './legalParts';

/** Adds the fields that are derived from the data. */
export const createResolvers: GatsbyNode['createResolvers'] = ({
  createResolvers: add,
}) => {
  add({
    Company: { facts: { type: 'CompanyFacts!', resolve: derivedValues } },
    MarkdownRemark: { parts: { resolve: resolveLegalParts } },
  });
};
