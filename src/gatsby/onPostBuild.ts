import type { GatsbyNode } from 'gatsby';
import { themeColors } from '../components/Seo/themeColors';
import { finish } from './publish/finish';
import { foldersOf } from './publish/folders';

interface PublishingData {
  readonly company: { readonly brand: string; readonly siteUrl: string };
  readonly interfaceTexts: { readonly siteDescription: string };
  readonly allMarkdownRemark: {
    readonly nodes: readonly {
      readonly frontmatter: { readonly slug: string; readonly updated: string };
    }[];
  };
}

/**
 * Finishes what Gatsby wrote, so that any static host can serve it (src/gatsby/publish).
 * @throws stops the build when a step fails
 */
export const onPostBuild: GatsbyNode['onPostBuild'] = async ({ graphql, reporter, store }) => {
  const { data, errors } = await graphql<PublishingData>(/* GraphQL */ `
    query Publishing {
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
  `);
  if (errors || !data) {
    reporter.panic('Não consegui ler os dados da empresa para publicar o site.', errors);
    return;
  }
  const { program, pages } = store.getState();
  await finish(foldersOf(program.directory), {
    ...data.company,
    description: data.interfaceTexts.siteDescription,
    themeColor: themeColors.light,
    paths: [...pages.keys()],
    updated: new Map(
      data.allMarkdownRemark.nodes.map(({ frontmatter: { slug, updated } }) => [
        `/${slug}`,
        updated,
      ]),
    ),
    preview: process.env.SITE_PREVIEW === 'true',
  });
};
