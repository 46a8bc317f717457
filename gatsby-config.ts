import type { GatsbyConfig } from 'gatsby';
import { contentFiles } from './src/contentModel/schemas/contentFiles';
import { isContent } from './src/gatsby/isContent';

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
    {
      resolve: 'gatsby-plugin-sharp',
      // As in the content check: phones write photos of which libvips only warns.
      options: { failOn: 'error' },
    },
    'gatsby-transformer-sharp',
    'gatsby-plugin-image',
    'gatsby-plugin-react-helmet',
  ],
};

export default config;
