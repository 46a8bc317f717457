/** A partner as the home page's query brings it. */
export type Partner = Queries.PartnerListFragment['partners'][number];
