import { resolve } from 'node:path';
import type { GatsbyConfig } from 'gatsby';
import { contentType } from './src/gatsby/contentType';

// The development server reads a copy that holds only content that passed the check (src/scripts/dev.ts).
const contentFolder = resolve(process.env.CONTENT_DIR ?? 'data');

const config: GatsbyConfig = {
  trailingSlash: 'never',
  jsxRuntime: 'automatic',
  graphqlTypegen: { typesOutputPath: 'src/gatsby-types.d.ts', generateOnBuild: true },
  plugins: [
    {
      resolve: 'gatsby-source-filesystem',
      options: {
        name: 'content',
        path: contentFolder,
        ignore: ['**/README.md', '**/scenes/**', '**/schemas/**', '**/words.txt'],
      },
    },
    {
      resolve: 'gatsby-transformer-json',
      options: {
        typeName: ({ node }: { node: { relativePath: string } }) => contentType(node.relativePath),
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
