import type { GatsbyConfig } from 'gatsby';
import { FAIL_ON } from './src/contentModel/fields/picture';
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
      options: {
        footnotes: false,
        plugins: [
          {
            // Gives headings their ids. Its script scrolls in development only: below the header, 80 pixels high.
            resolve: 'gatsby-remark-autolink-headers',
            options: { icon: false, removeAccents: true, offsetY: 80 },
          },
        ],
      },
    },
    { resolve: 'gatsby-plugin-sharp', options: { failOn: FAIL_ON } },
    'gatsby-transformer-sharp',
    'gatsby-plugin-image',
    'gatsby-plugin-react-helmet',
  ],
};

export default config;
