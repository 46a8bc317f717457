import { resolve } from 'node:path';
import type { GatsbyNode } from 'gatsby';
import { legalSlugs } from './src/content/legal/schema';
import { serveEditor } from './tools/editor';

export { createResolvers } from './src/gatsby/createResolvers';
export { createSchemaCustomization } from './src/gatsby/createSchemaCustomization';
export { onPreInit } from './src/gatsby/fasterAvif';
export { onCreateNode } from './src/gatsby/onCreateNode';
export { onCreateWebpackConfig } from './src/gatsby/onCreateWebpackConfig';
export { onPreBootstrap } from './src/gatsby/onPreBootstrap';
export { onPostBuild } from './src/publish/publish';

/** https://www.gatsbyjs.com/docs/reference/config-files/gatsby-node/#onCreateDevServer */
export const onCreateDevServer: GatsbyNode['onCreateDevServer'] = ({ app }) => {
  serveEditor(app);
};

/** Creates the legal pages. In a build the content check has verified that each has its file in `data/legal`. */
export const createPages: GatsbyNode['createPages'] = ({ actions }) => {
  for (const slug of legalSlugs)
    actions.createPage({
      path: `/${slug}`,
      component: resolve('src/templates/LegalPage.tsx'),
      context: { slug },
    });
};
