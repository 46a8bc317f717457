import { resolve } from 'node:path';
import type { GatsbyNode } from 'gatsby';

/**
 * Gives webpack the alias `@/`, as tsconfig.json has it.
 * https://www.gatsbyjs.com/docs/how-to/custom-configuration/add-custom-webpack-config/
 */
export const onCreateWebpackConfig: GatsbyNode['onCreateWebpackConfig'] = ({
  actions,
}) => {
  actions.setWebpackConfig({ resolve: { alias: { '@': resolve('src') } } });
};
