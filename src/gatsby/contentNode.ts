import type { Company } from '../content/schemas/company';

interface ResolverContext {
  readonly nodeModel: { findOne(query: { type: string }): Promise<unknown> };
}

/** Reads a content file inside a resolver, so that Gatsby runs the query again when the file changes. */
export const contentNode = <Content>(context: unknown, type: string) =>
  (context as ResolverContext).nodeModel.findOne({ type }) as Promise<Content>;

export const companyNode = (context: unknown) =>
  contentNode<Company>(context, 'Company');
