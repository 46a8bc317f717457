import type { GatsbyNode } from 'gatsby';
import { companyFacts } from './companyFacts';
import { fillPlaceholders, type PlaceholderValues } from './derive/placeholders';
import { bindNumbers } from './derive/typography';
import { companyTypes } from './schema/company';
import { homeTypes } from './schema/home';
import { interfaceTypes } from './schema/interface';
import { legalTypes } from './schema/legal';
import { partnerTypes } from './schema/partners';

type TextSource = Record<string, string | readonly string[]>;

/**
 * Declares every content type (nothing is inferred, so a field that the schema does not know cannot slip in)
 * and the two field extensions: `@text` fills in the company's facts and binds numbers to their words;
 * `@companyFact` takes a derived fact of the company file.
 */
export const createSchemaCustomization: GatsbyNode['createSchemaCustomization'] = ({ actions }) => {
  actions.createFieldExtension({
    name: 'text',
    extend: () => ({
      async resolve(
        source: TextSource,
        _args: unknown,
        context: unknown,
        info: { fieldName: string },
      ) {
        const { values } = await companyFacts(context);
        const write = (text: string) => bindNumbers(fillPlaceholders(text, values));
        const value = source[info.fieldName];
        return typeof value === 'string' ? write(value) : value?.map(write);
      },
    }),
  });

  actions.createFieldExtension({
    name: 'companyFact',
    args: { name: 'String!' },
    extend: ({ name }: { name: keyof PlaceholderValues }) => ({
      async resolve(_source: unknown, _args: unknown, context: unknown) {
        return (await companyFacts(context)).values[name];
      },
    }),
  });

  actions.createTypes([companyTypes, interfaceTypes, homeTypes, partnerTypes, legalTypes]);
};
