import { graphql, useStaticQuery } from 'gatsby';
import type { QueryResult } from '@/queryResult';

export type Site = QueryResult<Queries.SiteQuery>;

/** What components of several pages show of the company and of the texts that repeat. */
export const useSite = () => useStaticQuery<Site>(query);

/** The company file, and as `facts` what follows from it. */
export const useCompany = () => useSite().company;

export const useSharedTexts = () => useSite().sharedTexts;

// Gatsby accepts one query a file.
const query = graphql`
  query Site {
    company {
      brand
      legalName
      cnpj
      email
      siteUrl
      address {
        street
        district
        city
        state
        postalCode
      }
      office {
        words
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
        officeAddress
        hours
        schemaDays
      }
    }
    sharedTexts {
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
      chatHint
      newTabs
      backHome
    }
    homeFooter {
      blurb
    }
  }
`;
