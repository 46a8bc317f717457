import type { GatsbyNode } from 'gatsby';
import type { CompanyContent } from '../content/company';
import { companyFacts, placeholderValues } from '../content/facts';
import type { LegalSlug } from '../content/legal';
import { renderLegalPage } from '../content/legalHtml';
import { readLegalPage } from '../content/legalPage';
import type { Partner } from '../content/partners';
import { fillText } from '../content/placeholders';
import { companyNode, contentNode } from './companyNode';

/** The part of GraphQL's resolve information by which one field asks another of the same node. */
interface ResolveInfo {
  readonly schema: {
    getType(name: string): {
      getFields(): Record<
        string,
        { resolve(node: unknown, args: object, context: unknown, info: unknown): Promise<string> }
      >;
    };
  };
}

interface MarkdownNode {
  readonly frontmatter: { readonly slug: LegalSlug };
  readonly internal: { readonly content: string };
}

async function parts({ frontmatter, internal }: MarkdownNode, _args: unknown, context: unknown) {
  const values = placeholderValues(await companyNode(context));
  const { newTab } = await contentNode<{ newTab: string }>(context, 'InterfaceTexts');
  const { partners } = await contentNode<{ partners: Partner[] }>(context, 'PartnerDirectory');
  const page = readLegalPage(frontmatter.slug, internal.content);
  return renderLegalPage(page, { values, newTab: fillText(newTab, values), partners });
}

/** Adds the fields that are worked out of the data and never written by hand. */
export const createResolvers: GatsbyNode['createResolvers'] = ({ createResolvers: add }) => {
  add({
    Company: { facts: { resolve: (company: CompanyContent) => companyFacts(company) } },
    MarkdownRemark: { parts: { resolve: parts } },
    File: {
      // An SVG is served as it is. Of other pictures the original needs no address.
      svgURL: {
        type: 'String',
        resolve: (
          file: { readonly extension: string },
          args: object,
          context: unknown,
          info: ResolveInfo,
        ) =>
          file.extension === 'svg'
            ? info.schema.getType('File').getFields().publicURL?.resolve(file, args, context, info)
            : null,
      },
    },
  });
};
