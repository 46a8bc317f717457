import { addressText, type CompanyFacts, schemaDays } from '../derive/company';

/** The company's address and days in the forms that pages need. */
export const companyResolvers = {
  CompanyAddress: {
    text: { resolve: (address: CompanyFacts['address']) => addressText(address) },
  },
  CompanyHours: {
    schemaDays: { resolve: ({ days }: CompanyFacts['hours']) => schemaDays(days) },
  },
};
