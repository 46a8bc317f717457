/** A page query's result. Gatsby types root fields as nullable; ours stand for one file each, which the check has seen. */
export type QueryResult<Query> = {
  readonly [Field in keyof Query]: NonNullable<Query[Field]>;
};
