import type { Company } from '../content/schemas/company';

interface ResolverContext {
  readonly nodeModel: { findOne(query: { type: string }): Promise<unknown> };
}

/**
 * Returns a content file's data inside a resolver. Gatsby runs the query again when the file changes.
 * @param type - GraphQL type of the file
 */
export const getContentNode = <Content>(context: unknown, type: string) =>
  (context as ResolverContext).nodeModel.findOne({ type }) as Promise<Content>;

export const getCompanyNode = (context: unknown) =>
  getContentNode<Company>(context, 'Company');
