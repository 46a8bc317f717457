import { companyFacts } from '../companyFacts';
import { type LegalPart, legalParts } from '../derive/legalSections';
import { fillPlaceholders, type PlaceholderValues } from '../derive/placeholders';
import { bindNumbers } from '../derive/typography';

/** The part of GraphQL's resolve information by which one field asks another of the same node. */
interface SchemaInfo {
  readonly schema: {
    getType(name: string): {
      getFields(): Record<
        'html',
        { resolve(node: unknown, args: object, context: unknown, info: unknown): Promise<string> }
      >;
    };
  };
}

const escapeHtml = (text: string) =>
  text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;');

const escaped = (values: PlaceholderValues) =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, escapeHtml(value)]),
  ) as unknown as PlaceholderValues;

/** A legal page's sections, from the Markdown transformer's HTML and the company file. */
async function parts(
  page: unknown,
  _args: unknown,
  context: unknown,
  info: SchemaInfo,
): Promise<LegalPart[]> {
  const { html } = info.schema.getType('MarkdownRemark').getFields();
  const [text, { values }] = await Promise.all([
    html.resolve(page, {}, context, info),
    companyFacts(context),
  ]);
  return legalParts(bindNumbers(fillPlaceholders(text, escaped(values))));
}

/** The sections of a legal page. */
export const legalResolvers = { MarkdownRemark: { parts: { resolve: parts } } };
