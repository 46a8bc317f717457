import type { GatsbyNode } from 'gatsby';
import type { DocumentsOptions } from './src/options';
import { publish } from './src/publish';

export { pluginOptionsSchema } from './src/options';

/**
 * Makes the documents after Gatsby has written its pages. An error ends
 * `gatsby build` with status 1, and the last output remains.
 * https://www.gatsbyjs.com/docs/reference/config-files/gatsby-node/#onPostBuild
 */
export const onPostBuild: GatsbyNode['onPostBuild'] = async (
  { graphql, reporter },
  pluginOptions,
) => {
  const options = pluginOptions as unknown as DocumentsOptions;
  const { data, errors } = await graphql(options.query);
  if (errors)
    throw new Error(`The query of gatsby-plugin-documents failed: ${errors}`);
  await publish(options, options.site(data as never));
  reporter.info(`Documents are in ${options.output}/`);
};
