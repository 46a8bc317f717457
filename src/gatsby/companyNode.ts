import type { CompanyContent } from '../content/company';

interface ResolverContext {
  readonly nodeModel: { findOne(query: { type: string }): Promise<CompanyContent | null> };
}

/**
 * Reads the company file inside a resolver, so that Gatsby runs the query again when the file changes.
 * @param context - the resolver's context
 * @throws Error when there is no company file
 */
export async function companyNode(context: unknown): Promise<CompanyContent> {
  const company = await (context as ResolverContext).nodeModel.findOne({ type: 'Company' });
  if (!company) throw new Error('Falta o arquivo data/company.json.');
  return company;
}
