import type { GatsbyNode } from 'gatsby';
import { derivedValues } from '../content/derived';
import { resolveLegalParts } from './legalParts';

/** Adds the fields that are worked out of the data and never written by hand. */
export const createResolvers: GatsbyNode['createResolvers'] = ({
  createResolvers: add,
}) => {
  add({
    Company: { facts: { type: 'CompanyFacts!', resolve: derivedValues } },
    MarkdownRemark: { parts: { resolve: resolveLegalParts } },
  });
};
