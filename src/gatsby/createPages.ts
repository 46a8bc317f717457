import { resolve } from 'node:path';
import type { GatsbyNode } from 'gatsby';

interface LegalPagesData {
  readonly allMarkdownRemark: {
    readonly nodes: readonly { readonly frontmatter: { readonly slug: string } }[];
  };
}

/**
 * Makes one page for each Markdown file of `data/legal`, at the address its front matter names.
 * @throws stops the build when the files cannot be queried
 */
export const createPages: GatsbyNode['createPages'] = async ({ actions, graphql, reporter }) => {
  const { data, errors } = await graphql<LegalPagesData>(/* GraphQL */ `
    query LegalPages {
      allMarkdownRemark {
        nodes {
          frontmatter {
            slug
          }
        }
      }
    }
  `);
  if (errors || !data) {
    reporter.panic('Não consegui ler as páginas legais de data/legal.', errors);
    return;
  }
  for (const { frontmatter } of data.allMarkdownRemark.nodes) {
    actions.createPage({
      path: `/${frontmatter.slug}`,
      component: resolve('src/templates/LegalPage.tsx'),
      // Not the node's id, which Gatsby makes of the file's whole path: the same commit would come out differently
      // in another folder.
      context: { slug: frontmatter.slug },
    });
  }
};
