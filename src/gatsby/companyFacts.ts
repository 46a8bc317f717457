import { type CompanyFacts, placeholderValues } from './derive/company';
import type { PlaceholderValues } from './derive/placeholders';

interface ResolverContext {
  readonly nodeModel: {
    findOne(query: { type: string }): Promise<CompanyFacts | null>;
  };
}

/**
 * Reads the company file inside a resolver, so that Gatsby runs the query again when the file changes.
 * @param context - the resolver's context
 * @returns the company's facts and what stands in the place of each placeholder
 * @throws Error when there is no company file
 */
export async function companyFacts(
  context: unknown,
): Promise<{ company: CompanyFacts; values: PlaceholderValues }> {
  const company = await (context as ResolverContext).nodeModel.findOne({ type: 'Company' });
  if (!company) throw new Error('Falta o arquivo data/company.json.');
  return { company, values: placeholderValues(company) };
}
