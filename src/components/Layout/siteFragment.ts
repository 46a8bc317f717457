import { graphql } from 'gatsby';
import type { Present } from '@/present';

/** What every page's query brings: company, shared texts, footer. */
export type Site = Present<Queries.SiteFragment>;

/** What the frame of every page needs. */
export const siteFragment = graphql`
  fragment Site on Query {
    company {
      brand
      legalName
      phoneText
      phoneUrl
      chatUrl
      email
      emailUrl
      hoursText
      siteUrl
      address {
        street
        district
        city
        state
        postalCode
        text
      }
      hours {
        opens
        closes
        schemaDays
      }
    }
    interfaceTexts {
      siteTitle
      siteDescription
      socialImage {
        childImageSharp {
          resize(width: 1200, height: 630, toFormat: JPG, quality: 82) {
            src
            width
            height
          }
        }
      }
      socialImageAlt
      skipLink
      menuLabel
      menuButton
      menu {
        label
        target
      }
      chatAction
      floatingChat
      floatingChatShort
      newTab
      backHome
      breadcrumbHome
      error {
        title
        text
        action
      }
    }
    homeFooter {
      blurb
      hoursNote
      office
      servicesTitle
      services
      linksTitle
      links {
        label
        target
      }
      contactTitle
      chatButton
      phoneLabel
      emailLabel
      accessibility {
        title
        text
      }
      disclaimer
      privacyLink
      termsLink
      copyright
    }
  }
`;
