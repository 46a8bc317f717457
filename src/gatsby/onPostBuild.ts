import type { GatsbyNode } from 'gatsby';
import { themeColors } from '../components/Seo/themeColors';
import { publish } from '../publish/publish';
import { clientBundle } from './clientBundle';

interface PublishingData {
  readonly company: {
    readonly brand: string;
    readonly siteUrl: string;
    readonly email: string;
    readonly facts: { readonly site: string; readonly sample: boolean };
  };
  readonly homeHero: {
    readonly headline: string;
    readonly image: { readonly absolutePath: string };
    readonly background: { readonly absolutePath: string };
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
        email
        facts {
          site
          sample
        }
      }
      homeHero {
        headline
        image {
          absolutePath
        }
        background {
          absolutePath
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
  const { company, homeHero, interfaceTexts, allMarkdownRemark } = data;
  await publish(program.directory, {
    ...company,
    description: interfaceTexts.siteDescription,
    themeColor: themeColors.light,
    card: {
      brand: company.brand,
      site: company.facts.site,
      headline: homeHero.headline,
      image: homeHero.image.absolutePath,
      background: homeHero.background.absolutePath,
    },
    paths: [...pages.keys()],
    updated: new Map(
      allMarkdownRemark.nodes.map(({ frontmatter: { slug, updated } }) => [`/${slug}`, updated]),
    ),
    unlisted: company.facts.sample || process.env.SITE_PREVIEW === 'true',
    hstsPreload: process.env.HSTS_PRELOAD === 'true',
    packages: clientBundle().packages,
  });
};
