import { extname, relative } from 'node:path';
import type { GatsbyConfig } from 'gatsby';
import { FAIL_ON, isPicturePath } from './src/content/pictures';
import { contentFiles, textFiles } from './src/content/schemas/contentFiles';

/** Whether Gatsby ignores a path below `data/`: a text file that is none of ours, such as a license, would become a page's node. */
function isIgnored(path: string): boolean {
  const name = relative('data', path).replaceAll('\\', '/');
  const isFolder = extname(name) === '';
  return !isFolder && !textFiles.includes(name) && !isPicturePath(name);
}

const config: GatsbyConfig = {
  trailingSlash: 'never',
  jsxRuntime: 'automatic',
  // Without one, each build downloads a list of adapters from two public hosts and runs it.
  adapter: { name: 'files', adapt: () => {} },
  graphqlTypegen: {
    typesOutputPath: 'src/gatsby-types.d.ts',
    documentSearchPaths: ['src/publish/siteFiles.ts'],
    generateOnBuild: true,
  },
  plugins: [
    {
      resolve: 'gatsby-source-filesystem',
      options: {
        name: 'content',
        path: 'data',
        ignore: [isIgnored],
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
