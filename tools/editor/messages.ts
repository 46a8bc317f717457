import type { CmsConfig } from '@sveltia/cms';

/** What the forms ask for when they start. */
export interface Settings {
  readonly config: CmsConfig;
  /** Opens this machine's content folder; left out where the forms work on a repository. */
  readonly key?: string;
}

/** Sent by the page around the forms: opens a field of a form. */
export interface OpenField {
  readonly form: string;
  /** Its path with dots, as in `partners.3.url`; left out to open the form only. */
  readonly field?: string;
}
