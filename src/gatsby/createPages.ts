import { resolve } from 'node:path';
import type { GatsbyNode } from 'gatsby';
import { legalSlugs } from '../content/schemas/legal';

/** Makes a page for each file of `data/legal`: the content check has seen that each is there, under its own address. */
export const createPages: GatsbyNode['createPages'] = ({ actions }) => {
  for (const slug of legalSlugs)
    actions.createPage({
      path: `/${slug}`,
      component: resolve('src/templates/LegalPage.tsx'),
      context: { slug },
    });
};
