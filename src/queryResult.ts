/** The result of a query. Gatsby types root fields as nullable; each of ours is one file, which the content check requires. */
export type QueryResult<Query> = {
  readonly [Field in keyof Query]: NonNullable<Query[Field]>;
};
