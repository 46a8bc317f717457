/** data/interface.json: what stands on every page, and the texts of the 404 and error pages. */
export const interfaceTypes = /* GraphQL */ `
  "Texts shared by the pages: data/interface.json."
  type InterfaceTexts implements Node @dontInfer {
    "Title of the home page in search results and tabs."
    siteTitle: String! @text
    "Description of the home page in search results."
    siteDescription: String! @text
    "Picture that messengers and social networks show beside a link to the site."
    socialImage: File! @fileByRelativePath
    "What the social picture shows."
    socialImageAlt: String! @text
    skipLink: String! @text
    menuLabel: String! @text
    menuButton: String! @text
    menu: [MenuLink!]!
    "Words of the header's chat button."
    chatAction: String! @text
    "Accessible name of the floating chat button."
    floatingChat: String! @text
    "The word beside the floating button's icon where there is room."
    floatingChatShort: String! @text
    "Said to screen readers after a link that opens a new tab."
    newTab: String! @text
    backHome: String! @text
    tableOfContents: String! @text
    "Stands before the date of a legal page."
    updatedOn: String! @text
    breadcrumbHome: String! @text
    notFound: NotFoundTexts!
    error: ErrorTexts!
  }

  "A link to a section of the home page."
  type MenuLink @dontInfer {
    label: String! @text
    "Fragment of the section, as #sobre."
    target: String!
  }

  type NotFoundTexts @dontInfer {
    "Title in the browser's tab."
    pageTitle: String! @text
    "English, letter for letter (specification, chapter 8)."
    title: String!
    text: String! @text
    "English, letter for letter (specification, chapter 8)."
    action: String!
    image: File! @fileByRelativePath
    imageAlt: String! @text
  }

  type ErrorTexts @dontInfer {
    "English, letter for letter (specification, chapter 8)."
    title: String!
    text: String! @text
    action: String! @text
  }
`;
