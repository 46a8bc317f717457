import { resolve } from 'node:path';
import type { GatsbyConfig } from 'gatsby';
import { contentFiles } from './src/content/schemas/contentFiles';

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
        path: resolve('data'),
        ignore: [
          '**/README.md',
          '**/schemas/**',
          '**/words.txt',
          // What systems leave beside a file, under the ending of the file.
          '**/.*',
          '**/~$*',
        ],
      },
    },
    {
      resolve: 'gatsby-transformer-json',
      options: {
        // A file that no schema describes is an error of the content check; its type is asked for by no query.
        typeName: ({ node }: { node: { relativePath: string } }) =>
          contentFiles.find(({ path }) => path === node.relativePath)?.type ??
          'UnknownContent',
      },
    },
    { resolve: 'gatsby-transformer-remark', options: { footnotes: false } },
    'gatsby-plugin-sharp',
    'gatsby-transformer-sharp',
    'gatsby-plugin-image',
    'gatsby-plugin-react-helmet',
  ],
};

export default config;
