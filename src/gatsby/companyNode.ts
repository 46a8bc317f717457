import type { CompanyContent } from '../content/company';

interface ResolverContext {
  readonly nodeModel: { findOne(query: { type: string }): Promise<unknown> };
}

/**
 * Reads a content file inside a resolver, so that Gatsby runs the query again when the file changes.
 * @throws Error when there is no such file
 */
export async function contentNode<Content>(context: unknown, type: string): Promise<Content> {
  const node = await (context as ResolverContext).nodeModel.findOne({ type });
  if (!node) throw new Error(`Falta em data o arquivo do tipo ${type}.`);
  return node as Content;
}

export const companyNode = (context: unknown) => contentNode<CompanyContent>(context, 'Company');
