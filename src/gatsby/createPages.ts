import { resolve } from 'node:path';
import type { GatsbyNode } from 'gatsby';
import { legalSlugs } from '../content/legal/schema';

/** Creates the legal pages. In a build the content check has verified that each has its file in `data/legal`. */
export const createPages: GatsbyNode['createPages'] = ({ actions }) => {
  for (const slug of legalSlugs)
    actions.createPage({
      path: `/${slug}`,
      component: resolve('src/templates/LegalPage.tsx'),
      context: { slug },
    });
};
