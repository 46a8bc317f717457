import type { GatsbyConfig } from 'gatsby';
import { contentFiles } from './src/contentModel/schemas/contentFiles';

const config: GatsbyConfig = {
  trailingSlash: 'never',
  jsxRuntime: 'automatic',
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
        ignore: [
          '**/README.md',
          '**/schemas/**',
          '**/words.txt',
          // Hidden files and lock files, which have the same extension as the content.
          '**/.*',
          '**/~$*',
        ],
      },
    },
    {
      resolve: 'gatsby-transformer-json',
      options: {
        // The content check refuses a file without a schema. No query uses this type.
        typeName: ({ node }: { node: { relativePath: string } }) =>
          contentFiles.find(({ path }) => path === node.relativePath)?.type ??
          'UnknownContent',
      },
    },
    {
      resolve: 'gatsby-transformer-remark',
      options: { footnotes: false },
    },
    'gatsby-plugin-sharp',
    'gatsby-transformer-sharp',
    'gatsby-plugin-image',
    'gatsby-plugin-react-helmet',
  ],
};

export default config;
