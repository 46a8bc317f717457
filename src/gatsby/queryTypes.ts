import type { GatsbyNode } from 'gatsby';
import { graphQLTypegen } from 'gatsby/dist/services/graphql-typegen';

/**
 * Ends Gatsby once it knows the queries, with their types written, for
 * `npm run types`. `gatsby build` itself writes them at its very end.
 * https://www.gatsbyjs.com/docs/reference/config-files/gatsby-node/#onPostBootstrap
 */
export const onPostBootstrap: GatsbyNode['onPostBootstrap'] = async ({
  store,
  reporter,
}) => {
  if (process.env.QUERY_TYPES_ONLY !== 'true') return;
  const { program } = store.getState();
  await graphQLTypegen({ program, store, reporter } as never);
  process.exit();
};
