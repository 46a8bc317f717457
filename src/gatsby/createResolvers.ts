import type { GatsbyNode } from 'gatsby';
import { companyResolvers } from './resolvers/company';
import { legalResolvers } from './resolvers/legal';
import { partnerResolvers } from './resolvers/partners';
import { pictureResolvers } from './resolvers/pictures';

/** Adds the fields that are worked out of the data and never written by hand. */
export const createResolvers: GatsbyNode['createResolvers'] = ({ createResolvers: add }) => {
  add(companyResolvers);
  add(legalResolvers);
  add(partnerResolvers);
  add(pictureResolvers);
};
