/** Gatsby types root fields as possibly null; ours stand for one file each, which the content check has seen. */
export type Present<Query> = {
  readonly [Field in keyof Query]: NonNullable<Query[Field]>;
};
