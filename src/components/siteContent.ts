import { graphql } from 'gatsby';
import type { QueryResult } from '@/queryResult';

export type SiteContent = QueryResult<Queries.SiteContentFragment>;

export interface FrameProps {
  readonly site: SiteContent;
  /** Whether this is the home page, where links to sections need no path. */
  readonly onHome: boolean;
}

export const siteContentFragment = graphql`
  fragment SiteContent on Query {
    company {
      brand
      legalName
      cnpj
      email
      siteUrl
      dataProtectionOfficer {
        email
      }
      address {
        street
        district
        city
        state
        postalCode
      }
      office {
        address {
          street
          district
          city
          state
          postalCode
        }
      }
      hours {
        opens
        closes
      }
      facts {
        phone
        phoneUrl
        chatUrl
        emailUrl
        officerUrl
        hours
        schemaDays
      }
    }
    interfaceTexts {
      siteTitle
      siteDescription
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
      opensChat
      newTab
      backHome
      breadcrumbHome
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
      copyright
    }
    allMarkdownRemark(sort: { frontmatter: { slug: ASC } }) {
      nodes {
        frontmatter {
          slug
          title
        }
      }
    }
  }
`;
