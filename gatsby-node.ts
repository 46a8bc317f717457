import type { GatsbyNode } from 'gatsby';
import { serveEditor } from './tools/editor';

export { createPages } from './src/gatsby/createPages';
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
