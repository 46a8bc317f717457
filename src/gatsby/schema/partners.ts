/** data/partners/partners.json: the partner institutions, in the order they are shown. */
export const partnerTypes = /* GraphQL */ `
  "The partner institutions: data/partners/partners.json."
  type PartnerDirectory implements Node @dontInfer {
    partners: [Partner!]!
  }

  type Partner @dontInfer {
    name: String!
    "Registered name, where it is known."
    legalName: String
    "Official site; a partner without one is shown without a link."
    url: String
    "Whether a public source names the address as the institution's own."
    confirmed: Boolean!
    "Logo file; a partner without one is shown by its initials."
    logo: File @fileByRelativePath
    "First letter of each word of the name, two at most."
    initials: String!
    "Colour style of the initials circle, 1 to 4 by position."
    initialsStyle: Int!
  }
`;
