import type { GatsbyNode } from 'gatsby';
import { placeholderValues } from '../content/derived';
import { contentTypes } from '../content/generate/graphqlTypes';
import { interpolate } from '../content/wording/placeholders';
import { companyNode } from './contentNode';

const legalTypes = /* GraphQL */ `
  "A legal page: data/legal/*.md."
  type MarkdownRemark implements Node @dontInfer {
    frontmatter: LegalFrontmatter!
    "The page's numbered sections, with the company's facts filled in."
    parts: [LegalPart!]!
  }

  "A run of numbered sections: the privacy policy has one, untitled; the terms have two."
  type LegalPart @dontInfer {
    id: String
    title: String
    "What stands before the first section, as HTML."
    intro: String
    sections: [LegalSection!]!
  }

  type LegalSection @dontInfer {
    "Fragment of the section's address."
    id: String!
    number: Int!
    title: String!
    "Body as HTML, without the heading."
    html: String!
  }
`;

/** Declares every type, so that nothing is inferred, and `@text`, which fills in the company's facts. */
export const createSchemaCustomization: GatsbyNode['createSchemaCustomization'] =
  ({ actions }) => {
    actions.createFieldExtension({
      name: 'text',
      extend: () => ({
        async resolve(
          source: Record<string, string | readonly string[]>,
          _args: unknown,
          context: unknown,
          info: { fieldName: string },
        ) {
          const values = placeholderValues(await companyNode(context));
          const value = source[info.fieldName];
          return typeof value === 'string'
            ? interpolate(value, values)
            : value?.map((text) => interpolate(text, values));
        },
      }),
    });
    actions.createTypes([...contentTypes, legalTypes]);
  };
