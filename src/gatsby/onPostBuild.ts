import type { GatsbyNode } from 'gatsby';
import { themeColors } from '../components/Seo/themeColors';
import { publish } from '../publish/publish';
import { clientBundle } from './clientBundle';

interface PublishingData {
  readonly company: {
    readonly brand: string;
    readonly siteUrl: string;
    readonly facts: { readonly sample: boolean };
  };
  readonly interfaceTexts: { readonly siteDescription: string };
  readonly allMarkdownRemark: {
    readonly nodes: readonly {
      readonly frontmatter: { readonly slug: string; readonly updated: string };
    }[];
  };
}

/**
 * Makes `dist/` of what Gatsby wrote (src/publish).
 * @throws stops the build when that fails; the last `dist/` stays
 */
export const onPostBuild: GatsbyNode['onPostBuild'] = async ({ graphql, reporter, store }) => {
  const { data, errors } = await graphql<PublishingData>(/* GraphQL */ `
    query Publishing {
      company {
        brand
        siteUrl
        facts {
          sample
        }
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
  const { company, interfaceTexts, allMarkdownRemark } = data;
  publish(program.directory, {
    brand: company.brand,
    siteUrl: company.siteUrl,
    description: interfaceTexts.siteDescription,
    themeColor: themeColors.light,
    paths: [...pages.keys()],
    updated: new Map(
      allMarkdownRemark.nodes.map(({ frontmatter: { slug, updated } }) => [`/${slug}`, updated]),
    ),
    unlisted: company.facts.sample || process.env.SITE_PREVIEW === 'true',
    packages: clientBundle().packages,
  });
};
