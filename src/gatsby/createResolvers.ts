import type { GatsbyNode } from 'gatsby';
import { parseMarkdown } from '../content/parseMarkdown';
import { companyFile } from '../content/schemas/company';
import { interfaceFile } from '../content/schemas/interface';
import { partnersFile } from '../content/schemas/partners';
import { companyFacts, placeholderValues } from './companyFacts';
import { getContentNode } from './contentNode';
import { legalParts } from './legalParts';

/** Resolves the parts of a legal page, which show values of other content files. */
async function resolveParts(
  { markdown }: { readonly markdown: string },
  _args: unknown,
  context: unknown,
) {
  const company = await getContentNode(context, companyFile);
  const { chatHint } = await getContentNode(context, interfaceFile);
  const { partners } = await getContentNode(context, partnersFile);
  const values = placeholderValues(company);
  return legalParts(parseMarkdown(markdown), { values, chatHint, partners });
}

/** Adds the fields that follow from the data: facts of the company, parts of legal pages. */
export const createResolvers: GatsbyNode['createResolvers'] = ({
  createResolvers: add,
}) => {
  add({
    Company: { facts: { type: 'CompanyFacts!', resolve: companyFacts } },
    LegalPage: { parts: { type: '[LegalPart!]!', resolve: resolveParts } },
  });
};
