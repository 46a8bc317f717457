/**
 * A query's data with its root fields all there. Gatsby types every root field as possibly null; ours stand
 * for one file each, and the content check ends the build before a page could miss one.
 */
export type Present<Query> = { readonly [Field in keyof Query]: NonNullable<Query[Field]> };
