import { resolve } from 'node:path';
import type { GatsbyNode } from 'gatsby';

/**
 * Gives webpack the alias `@/`, as tsconfig.json has it, and leaves the hash out of class names: a page has a hundred
 * of them, and no two stylesheets have the same name.
 * https://www.gatsbyjs.com/docs/how-to/custom-configuration/add-custom-webpack-config/
 */
export const onCreateWebpackConfig: GatsbyNode['onCreateWebpackConfig'] = ({
  actions,
  getConfig,
}) => {
  const config = getConfig();
  config.resolve.alias['@'] = resolve('src');
  for (const { oneOf = [] } of config.module.rules)
    for (const { use } of oneOf)
      for (const { options } of use)
        if (options?.modules?.localIdentName)
          options.modules.localIdentName = '[name]--[local]';
  actions.replaceWebpackConfig(config);
};
