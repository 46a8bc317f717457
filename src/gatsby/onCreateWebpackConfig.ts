import { resolve } from 'node:path';
import type { GatsbyNode } from 'gatsby';

/** Gives webpack the one alias that TypeScript knows: `@/` is `src/`. */
export const onCreateWebpackConfig: GatsbyNode['onCreateWebpackConfig'] = ({ actions }) => {
  actions.setWebpackConfig({ resolve: { alias: { '@': resolve('src') } } });
};
