import type { GatsbyNode } from 'gatsby';
import { sharedTextsFile } from '../content/schemas/sharedTexts';
import { companyFacts } from './companyFacts';
import { getContentNode, getValues } from './contentNode';
import { legalText } from './legalText';

/** Adds the fields that follow from the data: facts of the company, and what legal pages show. */
export const createResolvers: GatsbyNode['createResolvers'] = ({
  createResolvers: add,
}) => {
  add({
    Company: { facts: { type: 'CompanyFacts!', resolve: companyFacts } },
    LegalPage: {
      text: {
        type: 'LegalText!',
        async resolve(
          page: { file: string },
          _args: unknown,
          context: unknown,
        ) {
          const values = await getValues(context);
          const texts = await getContentNode(context, sharedTextsFile);
          return legalText(page.file, { values, chatHint: texts.chatHint });
        },
      },
    },
  });
};
