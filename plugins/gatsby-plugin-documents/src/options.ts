import type { GatsbyNode } from 'gatsby';

/** What client scripts change in a page after the build. */
export interface ScriptEffects {
  readonly attributes: readonly string[];
  readonly classPrefixes: readonly string[];
  readonly container: string;
}

/** What the option `site` returns. */
export interface SiteFacts {
  /** `https://…`, without a trailing slash. */
  readonly siteUrl: string;
  /** Date of the last change as YYYY-MM-DD, by address. */
  readonly lastModified: Readonly<Record<string, string>>;
  /** The members of `manifest.webmanifest`. */
  readonly manifest: Readonly<Record<string, unknown>>;
}

/** The options of the plugin, as the table in README.md describes them. */
export interface DocumentsOptions {
  readonly output: string;
  readonly inlineScript: string;
  readonly lazyScripts: readonly string[];
  readonly targets: readonly string[];
  readonly scriptEffects: ScriptEffects;
  readonly selfContained: readonly string[];
  readonly unlisted: readonly string[];
  readonly embeddable: readonly string[];
  readonly noindex: boolean;
  readonly query: string;
  readonly site: (data: never) => SiteFacts;
  readonly notices: {
    readonly heading: string;
    readonly packages: readonly string[];
    readonly folders: readonly string[];
  };
}

/** https://www.gatsbyjs.com/docs/reference/config-files/gatsby-node/#pluginOptionsSchema */
export const pluginOptionsSchema: GatsbyNode['pluginOptionsSchema'] = ({
  Joi,
}) => {
  const texts = () => Joi.array().items(Joi.string()).default([]);
  const addresses = () =>
    Joi.array().items(Joi.string().pattern(/^\//)).default([]);
  return Joi.object({
    output: Joi.string().default('dist'),
    inlineScript: Joi.string().allow('').default(''),
    lazyScripts: texts(),
    targets: texts(),
    scriptEffects: Joi.object({
      attributes: texts(),
      classPrefixes: texts(),
      container: Joi.string().default('body'),
    }).default(),
    selfContained: addresses(),
    unlisted: addresses().default(['/404']),
    embeddable: addresses(),
    noindex: Joi.boolean().default(false),
    query: Joi.string().required(),
    site: Joi.function().required(),
    notices: Joi.object({
      heading: Joi.string().default('Third-party software'),
      packages: texts(),
      folders: texts(),
    }).default(),
  });
};
