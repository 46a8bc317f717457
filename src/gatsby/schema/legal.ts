/** data/legal/*.md: front matter and numbered sections of the legal pages. */
export const legalTypes = /* GraphQL */ `
  "A legal page: data/legal/*.md."
  type MarkdownRemark implements Node @dontInfer {
    frontmatter: LegalFrontmatter!
    "The page's numbered sections, with the company's facts filled in."
    parts: [LegalPart!]!
  }

  type LegalFrontmatter @dontInfer {
    "Address of the page, without slashes."
    slug: String!
    title: String!
    description: String!
    "Date of the last change."
    updated: Date! @dateformat
    "Date on which a lawyer reviewed the text; the release check asks for it."
    reviewed: Date @dateformat
  }

  "A run of numbered sections: the privacy policy has one, untitled; the terms have two."
  type LegalPart @dontInfer {
    id: String
    title: String
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
