import type { z } from 'zod';
import type { ContentFile } from '../content/contentFile';
import { companyFile } from '../content/schemas/company';
import { placeholderValues } from './companyFacts';

interface ResolverContext {
  nodeModel: { findOne(query: { type: string }): Promise<unknown> };
}

/** Returns a content file's data inside a resolver. Gatsby runs the query again when the file changes. */
export const getContentNode = <Schema extends z.ZodObject>(
  context: unknown,
  { type }: ContentFile<Schema>,
) =>
  (context as ResolverContext).nodeModel.findOne({ type }) as Promise<
    z.output<Schema>
  >;

/** Returns the values of placeholders inside a resolver. */
export const getValues = async (context: unknown) =>
  placeholderValues(await getContentNode(context, companyFile));
