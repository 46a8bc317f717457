import type { GatsbyNode } from 'gatsby';
import { frontMatterOf, parseMarkdown } from '../content/legal/markdown';

/**
 * Makes a node of each legal page: Gatsby makes it again when the file changes.
 * https://www.gatsbyjs.com/docs/reference/config-files/gatsby-node/#onCreateNode
 */
export const onCreateNode: GatsbyNode['onCreateNode'] = async ({
  node,
  actions,
  loadNodeContent,
  createNodeId,
}) => {
  const { mediaType, contentDigest } = node.internal;
  if (mediaType !== 'text/markdown') return;
  const file = await loadNodeContent(node);
  const frontMatter = frontMatterOf(parseMarkdown(file), file);
  // The content check, which precedes a build, says what is wrong. `gatsby develop` goes on.
  if (!frontMatter || frontMatter.errors.length > 0) return;
  const page = {
    ...frontMatter.toJS(),
    file,
    id: createNodeId(`${node.id} LegalPage`),
    parent: node.id,
    children: [],
    internal: { type: 'LegalPage', contentDigest },
  };
  await actions.createNode(page);
  actions.createParentChildLink({ parent: node, child: page });
};
