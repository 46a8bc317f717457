import type { CreateResolversArgs, GatsbyNode } from 'gatsby';
import { companyFacts } from './companyFacts';
import { addressText, type CompanyFacts, schemaDays } from './derive/company';
import { type LegalPart, legalParts } from './derive/legalSections';
import { initials, initialsStyle } from './derive/partner';
import { fillPlaceholders } from './derive/placeholders';
import { bindNumbers } from './derive/typography';

interface PartnerData {
  readonly name: string;
}

// The circle's colour goes by position, which a partner alone does not know. Kept beside the objects: Gatsby
// finds a logo's folder by the identity of the object that names it, so a copy with a position would lose it.
const positions = new WeakMap<PartnerData, number>();

const escapeHtml = (text: string) =>
  text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;');

/** A legal page's sections, from the transformer's HTML and the company file. */
async function resolveParts(
  source: unknown,
  context: unknown,
  info: LegalInfo,
): Promise<LegalPart[]> {
  const { values } = await companyFacts(context);
  const html = await info.originalHtml(source);
  const safe = Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, escapeHtml(value)]),
  ) as unknown as typeof values;
  return legalParts(bindNumbers(fillPlaceholders(html, safe)));
}

interface LegalInfo {
  originalHtml(source: unknown): Promise<string>;
}

/** Adds the fields that are worked out of the data and never written by hand. */
export const createResolvers: GatsbyNode['createResolvers'] = ({
  createResolvers,
}: CreateResolversArgs) => {
  createResolvers({
    PartnerDirectory: {
      partners: {
        resolve: ({ partners }: { partners: readonly PartnerData[] }) => {
          for (const [position, partner] of partners.entries()) positions.set(partner, position);
          return partners;
        },
      },
    },
    Partner: {
      initials: { resolve: ({ name }: PartnerData) => initials(name) },
      initialsStyle: {
        resolve: (partner: PartnerData) => initialsStyle(positions.get(partner) ?? 0),
      },
    },
    CompanyAddress: {
      text: { resolve: (address: CompanyFacts['address']) => addressText(address) },
    },
    CompanyHours: {
      schemaDays: { resolve: ({ days }: CompanyFacts['hours']) => schemaDays(days) },
    },
    MarkdownRemark: {
      parts: {
        resolve: (
          source: unknown,
          _args: unknown,
          context: unknown,
          info: { schema: { getType(name: string): RemarkType } } & Record<string, unknown>,
        ) =>
          resolveParts(source, context, {
            originalHtml: (node) =>
              info.schema
                .getType('MarkdownRemark')
                .getFields()
                .html.resolve(node, {}, context, info),
          }),
      },
    },
  });
};

interface RemarkType {
  getFields(): {
    html: {
      resolve(node: unknown, args: object, context: unknown, info: unknown): Promise<string>;
    };
  };
}
