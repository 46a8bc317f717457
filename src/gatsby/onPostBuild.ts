import type { GatsbyNode } from 'gatsby';
import { themeColors } from '../components/Seo/themeColors';
import type { Present } from '../present';
import { isPreview } from '../publish/preview';
import { publish } from '../publish/publish';
import { clientBundle } from './clientBundle';

/** Makes `dist/` of what Gatsby wrote. @throws when that fails: the build stops, and the last `dist/` stays */
export const onPostBuild: GatsbyNode['onPostBuild'] = async ({
  graphql,
  reporter,
  store,
}) => {
  const { data, errors } = await graphql<
    Present<Queries.PublishingQuery>
  >(/* GraphQL */ `
    query Publishing {
      company {
        brand
        siteUrl
        email
        facts {
          site
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
  if (errors || !data)
    return reporter.panic(
      'Não consegui ler os dados da empresa para publicar o site.',
      errors,
    );
  const { program, pages } = store.getState();
  const { company, homeHero, interfaceTexts, allMarkdownRemark } = data;
  await publish(program.directory, {
    ...company,
    description: interfaceTexts.siteDescription,
    themeColor: themeColors.light,
    site: company.facts.site,
    headline: homeHero.headline,
    image: homeHero.image.absolutePath,
    background: homeHero.background.absolutePath,
    paths: [...pages.keys()],
    updated: new Map(
      allMarkdownRemark.nodes.map(({ frontmatter: { slug, updated } }) => [
        `/${slug}`,
        updated,
      ]),
    ),
    unlisted: isPreview(),
    hstsPreload: process.env.HSTS_PRELOAD === 'true',
    packages: clientBundle().packages,
  });
};
