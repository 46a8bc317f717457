import type { GatsbyConfig } from 'gatsby';
import { FAIL_ON } from './src/content/pictures';
import { contentFiles } from './src/content/schemas/contentFiles';
import { isContent } from './src/gatsby/isContent';

const config: GatsbyConfig = {
  trailingSlash: 'never',
  jsxRuntime: 'automatic',
  // Without one, each build downloads a list of adapters from two public hosts and runs it.
  adapter: { name: 'files', adapt: () => {} },
  graphqlTypegen: {
    typesOutputPath: 'src/gatsby-types.d.ts',
    generateOnBuild: true,
  },
  plugins: [
    {
      resolve: 'gatsby-source-filesystem',
      options: {
        name: 'content',
        path: 'data',
        ignore: [(path: string) => !isContent(path)],
      },
    },
    {
      resolve: 'gatsby-transformer-json',
      options: {
        typeName: ({ node }: { node: { relativePath: string } }) =>
          contentFiles.find(({ path }) => path === node.relativePath)?.type,
      },
    },
    {
      resolve: 'gatsby-plugin-sharp',
      options: {
        failOn: FAIL_ON,
        // `Picture` takes the first for browsers that know it, and the second as its one fallback.
        defaults: { formats: ['avif', 'webp'], placeholder: 'none' },
      },
    },
    'gatsby-transformer-sharp',
    'gatsby-plugin-image',
    'gatsby-plugin-react-helmet',
  ],
};

export default config;
