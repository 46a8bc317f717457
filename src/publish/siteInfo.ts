/** What the published documents say of the company and its pages. */
export interface SiteInfo {
  readonly brand: string;
  /** `https://…`, without a slash at the end. */
  readonly siteUrl: string;
  readonly email: string;
  readonly description: string;
  readonly headline: string;
  /** Absolute path of the picture on the first screen, and of its background. */
  readonly image: string;
  readonly background: string;
  /** Day of the last change of the pages that have one, by path, as YYYY-MM-DD. */
  readonly updated: ReadonlyMap<string, string>;
}
