import type { GatsbyNode } from 'gatsby';
import { derivedValues, placeholderValues } from '../content/derived';
import { renderLegalPage } from '../content/legal/html';
import { parseLegalPage } from '../content/legal/parse';
import type { LegalSlug } from '../content/schemas/legal';
import type { Partner } from '../content/schemas/partners';
import { companyNode, contentNode } from './contentNode';

interface MarkdownNode {
  readonly frontmatter: { readonly slug: LegalSlug };
  readonly internal: { readonly content: string };
}

async function parts(
  { frontmatter, internal }: MarkdownNode,
  _args: unknown,
  context: unknown,
) {
  const values = placeholderValues(await companyNode(context));
  const { opensChat } = await contentNode<{ opensChat: string }>(
    context,
    'InterfaceTexts',
  );
  const { partners } = await contentNode<{ partners: Partner[] }>(
    context,
    'PartnerDirectory',
  );
  const page = parseLegalPage(frontmatter.slug, internal.content);
  return renderLegalPage(page, { values, opensChat, partners });
}

/** Adds the fields that are worked out of the data and never written by hand. */
export const createResolvers: GatsbyNode['createResolvers'] = ({
  createResolvers: add,
}) => {
  add({
    Company: { facts: { type: 'CompanyFacts!', resolve: derivedValues } },
    MarkdownRemark: { parts: { resolve: parts } },
  });
};
