import { resolve } from 'node:path';
import type { GatsbyNode } from 'gatsby';

interface Loader {
  readonly options?: { readonly modules?: { localIdentName?: string } };
}

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
  const rules: { oneOf?: { use: Loader[] }[] }[] = config.module.rules;
  for (const { use } of rules.flatMap(({ oneOf = [] }) => oneOf))
    for (const { options } of use)
      if (options?.modules?.localIdentName)
        options.modules.localIdentName = '[name]--[local]';
  actions.replaceWebpackConfig(config);
  actions.setWebpackConfig({ resolve: { alias: { '@': resolve('src') } } });
};
