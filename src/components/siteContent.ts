import { graphql } from 'gatsby';
import type { QueryResult } from '@/queryResult';

export type SiteContent = QueryResult<Queries.SiteContentFragment>;

export interface FrameProps {
  readonly site: SiteContent;
  /** On the home page a link to one of its sections scrolls there; elsewhere it leads to the page first. */
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
        office
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
