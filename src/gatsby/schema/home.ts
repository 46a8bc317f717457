/** data/home/*.json: one type per section of the home page. */
export const homeTypes = /* GraphQL */ `
  "First screen: data/home/hero.json."
  type HomeHero implements Node @dontInfer {
    badge: String! @text
    headline: String! @text
    subtitle: String! @text
    primaryAction: String! @text
    secondaryAction: String! @text
    "Small line under the buttons."
    note: String! @text
    image: File! @fileByRelativePath
    "The same picture for the dark theme, where there is one."
    imageNight: File @fileByRelativePath
    imageAlt: String! @text
    "Picture behind the first screen on light grounds."
    background: File! @fileByRelativePath
    "Picture behind the first screen in the dark theme."
    backgroundNight: File! @fileByRelativePath
  }

  "Strip of figures: data/home/statistics.json."
  type HomeStatistics implements Node @dontInfer {
    "Heading, said to screen readers."
    title: String! @text
    items: [Statistic!]!
  }

  type Statistic @dontInfer {
    "The figure, letter for letter."
    value: String!
    label: String! @text
    description: String! @text
  }

  "About the company: data/home/about.json."
  type HomeAbout implements Node @dontInfer {
    title: String! @text
    paragraphs: [String!]! @text
    highlights: [Highlight!]!
    advantages: Advantages!
    action: String! @text
  }

  type Highlight @dontInfer {
    title: String! @text
    description: String! @text
    "A name of the icon set."
    icon: String!
  }

  type Advantages @dontInfer {
    title: String! @text
    intro: String! @text
    items: [String!]! @text
  }

  "The ten services: data/home/services.json."
  type HomeServices implements Node @dontInfer {
    title: String! @text
    subtitle: String! @text
    "Words of the button on each card."
    cardAction: String! @text
    items: [Service!]!
    action: String! @text
  }

  type Service @dontInfer {
    title: String! @text
    description: String! @text
    "A name of the icon set."
    icon: String!
    "A name of the card hues."
    color: String!
    "Weight of the card: main, standard or quiet."
    emphasis: String!
  }

  "Texts around the carousel: data/home/partners.json."
  type HomePartners implements Node @dontInfer {
    title: String! @text
    subtitle: String! @text
    "Name of the arrow that goes back."
    previous: String! @text
    "Name of the arrow that goes on."
    next: String! @text
    "Name of the list of partners."
    listLabel: String! @text
    "What an arrow's press says: {parceiro}, {posicao} and {total} are filled in."
    position: String! @text
    highlight: PartnersHighlight!
  }

  type PartnersHighlight @dontInfer {
    title: String! @text
    text: String! @text
    action: String! @text
  }

  "The footer: data/home/footer.json."
  type HomeFooter implements Node @dontInfer {
    blurb: String! @text
    "Stands before the service hours."
    hoursNote: String! @text
    "Stands before the address of the in-person office."
    office: String! @text
    servicesTitle: String! @text
    services: [String!]! @text
    linksTitle: String! @text
    links: [MenuLink!]!
    contactTitle: String! @text
    chatButton: String! @text
    phoneLabel: String! @text
    emailLabel: String! @text
    accessibility: FooterAccessibility!
    "The statements that the rules for correspondents ask for."
    disclaimer: [String!]! @text
    privacyLink: String! @text
    termsLink: String! @text
    copyright: String! @text
  }

  type FooterAccessibility @dontInfer {
    title: String! @text
    text: String! @text
  }
`;
