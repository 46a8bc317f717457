import type { GatsbyNode } from 'gatsby';
import { getValues } from './contentNode';
import { contentTypes } from './contentTypes';
import { interpolate } from './interpolate';

/** What src/gatsby/createResolvers.ts adds. */
const resolvedTypes = /* GraphQL */ `
  "Facts that follow from the company file."
  type CompanyFacts @dontInfer {
    phone: String!
    phoneUrl: String!
    chatUrl: String!
    emailUrl: String!
    officerUrl: String!
    officeAddress: String
    hours: String!
    schemaDays: [String!]!
  }

  "What a legal page shows: its text, and its table of contents."
  type LegalText @dontInfer {
    html: String!
    contents: [LegalPart!]!
  }

  "Sections in the table of contents: the privacy policy has one part without a title; the terms have two."
  type LegalPart @dontInfer {
    id: String
    title: String
    sections: [LegalSection!]!
  }

  type LegalSection @dontInfer {
    "Fragment that links to the section."
    id: String!
    title: String!
  }
`;

/** Declares all types, so that Gatsby infers none, and `@text`, which replaces placeholders in a text. */
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
          const values = await getValues(context);
          const value = source[info.fieldName];
          return typeof value === 'string'
            ? interpolate(value, values)
            : value?.map((text) => interpolate(text, values));
        },
      }),
    });
    actions.createTypes([...contentTypes, resolvedTypes]);
  };
