import type { GatsbyNode } from 'gatsby';
import { sharedTextsFile } from '../content/schemas/sharedTexts';
import { companyFacts } from './companyFacts';
import { getContentNode, getValues } from './contentNode';
import { legalContents, legalHtml } from './legalHtml';

/** Makes a resolver of a legal page, which shows values of other content files. */
const ofPage =
  (make: typeof legalHtml | typeof legalContents) =>
  async (
    { file }: { readonly file: string },
    _args: unknown,
    context: unknown,
  ) => {
    const values = await getValues(context);
    const { chatHint } = await getContentNode(context, sharedTextsFile);
    return make(file, { values, chatHint });
  };

/** Adds the fields that follow from the data: facts of the company, text and contents of legal pages. */
export const createResolvers: GatsbyNode['createResolvers'] = ({
  createResolvers: add,
}) => {
  add({
    Company: { facts: { type: 'CompanyFacts!', resolve: companyFacts } },
    LegalPage: {
      html: { type: 'String!', resolve: ofPage(legalHtml) },
      contents: { type: '[LegalPart!]!', resolve: ofPage(legalContents) },
    },
  });
};
