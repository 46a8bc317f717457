import type { GatsbyConfig } from 'gatsby';
import { themeColors } from './src/components/Seo/themeColors';
import { contentFiles } from './src/content/schemas/contentFiles';

const icon = (name: string, size: number) => ({
  src: `/${name}-${size}.png`,
  sizes: `${size}x${size}`,
  type: 'image/png',
});

/** The facts about the company that gatsby-plugin-documents needs. */
const siteQuery = /* GraphQL */ `
  {
    company {
      brand
      siteUrl
    }
    interfaceTexts {
      siteDescription
    }
    allMarkdownRemark {
      nodes {
        frontmatter {
          slug
          updated(formatString: "YYYY-MM-DD")
        }
      }
    }
  }
`;

interface SiteData {
  readonly company: { readonly brand: string; readonly siteUrl: string };
  readonly interfaceTexts: { readonly siteDescription: string };
  readonly allMarkdownRemark: {
    readonly nodes: readonly {
      readonly frontmatter: { readonly slug: string; readonly updated: string };
    }[];
  };
}

const siteFacts = ({
  company,
  interfaceTexts,
  allMarkdownRemark,
}: SiteData) => ({
  siteUrl: company.siteUrl,
  lastModified: Object.fromEntries(
    allMarkdownRemark.nodes.map(({ frontmatter }) => [
      `/${frontmatter.slug}`,
      frontmatter.updated,
    ]),
  ),
  // The name and the icons for a phone's home screen. The site opens in the browser, not as an app.
  manifest: {
    name: company.brand,
    short_name: company.brand,
    description: interfaceTexts.siteDescription,
    lang: 'pt-BR',
    dir: 'ltr',
    id: '/',
    start_url: '/',
    scope: '/',
    display: 'browser',
    background_color: themeColors.light,
    theme_color: themeColors.light,
    icons: [
      icon('icon', 192),
      icon('icon', 512),
      { ...icon('icon-maskable', 512), purpose: 'maskable' },
    ],
  },
});

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
    'gatsby-plugin-sharp',
    'gatsby-transformer-sharp',
    'gatsby-plugin-image',
    'gatsby-plugin-react-helmet',
    {
      resolve: 'gatsby-plugin-documents',
      options: {
        inlineScript: 'src/client/pageScript.ts',
        lazyScripts: ['src/client/carousel/island.tsx'],
        // The browserslist of package.json, as esbuild names the browsers.
        targets: ['chrome109', 'edge109', 'firefox115', 'safari16.4'],
        scriptEffects: {
          attributes: ['data-js', 'open', 'aria-current', 'hidden'],
          classPrefixes: ['slick-', 'partner-slider'],
          container: '[data-carousel]',
        },
        selfContained: ['/500'],
        unlisted: ['/404', '/500'],
        embeddable: ['/social-card.jpg'],
        // Only `npm run release` sets this variable, after its checks have passed.
        noindex: process.env.SITE_RELEASE !== 'true',
        query: siteQuery,
        site: siteFacts,
        notices: {
          heading: 'O que este site usa de outras pessoas, e as licenças.',
          packages: [
            '@fontsource-variable/atkinson-hyperlegible-next',
            'lucide-react',
          ],
          folders: ['data/partners/logos'],
        },
      },
    },
  ],
};

export default config;
