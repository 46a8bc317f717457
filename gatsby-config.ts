import { resolve } from 'node:path';
import type { GatsbyConfig } from 'gatsby';
import { contentFiles } from './src/content/schemas/contentFiles';
import { headingIdOptions } from './src/content/schemas/legal';

// The development server reads a copy that holds only content that passed the check (tools/scripts/dev.ts).
const contentFolder = resolve(process.env.CONTENT_DIR ?? 'data');

const config: GatsbyConfig = {
  trailingSlash: 'never',
  jsxRuntime: 'automatic',
  // Who edits content leaves the code as it is.
  graphqlTypegen: !process.env.CONTENT_EDITOR && {
    typesOutputPath: 'src/gatsby-types.d.ts',
    generateOnBuild: true,
  },
  plugins: [
    {
      resolve: 'gatsby-source-filesystem',
      options: {
        name: 'content',
        path: contentFolder,
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
    {
      resolve: 'gatsby-transformer-remark',
      options: {
        footnotes: false,
        plugins: [
          {
            resolve: 'gatsby-remark-autolink-headers',
            options: headingIdOptions,
          },
        ],
      },
    },
    'gatsby-plugin-sharp',
    'gatsby-transformer-sharp',
    'gatsby-plugin-image',
    'gatsby-plugin-react-helmet',
  ],
};

export default config;
