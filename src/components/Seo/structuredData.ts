import type { Site } from '@/components/useSite';

/** The address of the picture that messengers show with a link. tools/icons.ts draws it. */
export const socialImage = (siteUrl: string) => `${siteUrl}/social-card.jpg`;

/** A `FinancialService`: the company forwards proposals and is not a bank. A rating of its own would break Google's rules. */
function financialService(site: Site) {
  const { company, homeFooter, sharedTexts } = site;
  const { address, hours, facts, siteUrl } = company;
  return {
    '@type': 'FinancialService',
    '@id': `${siteUrl}/#company`,
    name: company.brand,
    legalName: company.legalName,
    taxID: company.cnpj,
    description: sharedTexts.siteDescription,
    disambiguatingDescription: homeFooter.blurb,
    url: `${siteUrl}/`,
    image: socialImage(siteUrl),
    logo: `${siteUrl}/icon-512.png`,
    email: company.email,
    address: {
      '@type': 'PostalAddress',
      streetAddress: `${address.street}, ${address.district}`,
      addressLocality: address.city,
      addressRegion: address.state,
      postalCode: address.postalCode,
      addressCountry: 'BR',
    },
    // These are the hours of the chat. As hours of the address, maps would show them as opening hours for visitors.
    contactPoint: {
      '@type': 'ContactPoint',
      contactType: 'customer service',
      telephone: facts.phoneUrl.replace('tel:', ''),
      availableLanguage: 'pt-BR',
      hoursAvailable: {
        '@type': 'OpeningHoursSpecification',
        dayOfWeek: facts.schemaDays,
        opens: hours.opens,
        closes: hours.closes,
      },
    },
  };
}

/**
 * The structured data of every page, the company and the site, as the content of a `script` element. `<` is escaped, so
 * that no text can close the element.
 */
export function structuredData(site: Site): string {
  const { brand, siteUrl } = site.company;
  const website = {
    '@type': 'WebSite',
    '@id': `${siteUrl}/#website`,
    url: `${siteUrl}/`,
    name: brand,
    inLanguage: 'pt-BR',
    publisher: { '@id': `${siteUrl}/#company` },
  };
  const data = {
    '@context': 'https://schema.org',
    '@graph': [financialService(site), website],
  };
  return JSON.stringify(data).replace(/</g, '\\u003c');
}
