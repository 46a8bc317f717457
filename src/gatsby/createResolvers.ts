import type { GatsbyNode } from 'gatsby';
import type { CompanyContent } from '../content/company';
import { companyFacts, placeholderValues } from '../content/facts';
import { type LegalPart, legalParts } from '../content/legalParts';
import { fillText, type PlaceholderValues } from '../content/placeholders';
import { companyNode } from './companyNode';

/** The part of GraphQL's resolve information by which one field asks another of the same node. */
interface ResolveInfo {
  readonly schema: {
    getType(name: string): {
      getFields(): Record<
        string,
        { resolve(node: unknown, args: object, context: unknown, info: unknown): Promise<string> }
      >;
    };
  };
  readonly originalResolver: (...args: unknown[]) => unknown;
}

const escapeHtml = (text: string) =>
  text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;');

async function parts(
  page: unknown,
  _args: unknown,
  context: unknown,
  info: ResolveInfo,
): Promise<LegalPart[]> {
  const html = info.schema.getType('MarkdownRemark').getFields().html;
  const text = (await html?.resolve(page, {}, context, info)) ?? '';
  const values = Object.fromEntries(
    Object.entries(placeholderValues(await companyNode(context))).map(([name, value]) => [
      name,
      escapeHtml(value),
    ]),
  ) as PlaceholderValues;
  return legalParts(fillText(text.replace(/%7B%7B/g, '{{').replace(/%7D%7D/g, '}}'), values));
}

/** Adds the fields that are worked out of the data and never written by hand. */
export const createResolvers: GatsbyNode['createResolvers'] = ({ createResolvers: add }) => {
  add({
    Company: { facts: { resolve: (company: CompanyContent) => companyFacts(company) } },
    MarkdownRemark: { parts: { resolve: parts } },
    File: {
      // An SVG is served as it is. Of other pictures the original needs no address.
      svgURL: {
        type: 'String',
        resolve: (
          file: { readonly extension: string },
          args: object,
          context: unknown,
          info: ResolveInfo,
        ) =>
          file.extension === 'svg'
            ? info.schema.getType('File').getFields().publicURL?.resolve(file, args, context, info)
            : null,
      },
    },
  });
  // While the site is being edited, pictures are made as WebP only: AVIF takes seconds, and an editor who saves
  // a picture wants to see it at once.
  if (process.env.CONTENT_DIR)
    add({
      ImageSharp: {
        gatsbyImageData: {
          resolve: (source: unknown, args: object, context: unknown, info: ResolveInfo) =>
            info.originalResolver(source, { ...args, formats: ['webp'] }, context, info),
        },
      },
    });
};
