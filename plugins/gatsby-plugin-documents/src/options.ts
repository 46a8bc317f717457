import type { GatsbyNode } from 'gatsby';

/** What client scripts change in a page after it was built: rules that match only then are kept. */
export interface ScriptEffects {
  /** Attributes that scripts or visitors set, such as `open`. */
  readonly attributes: readonly string[];
  /** First characters of the classes of elements that scripts add. */
  readonly classPrefixes: readonly string[];
  /** Selector of the elements into which scripts add others. */
  readonly container: string;
}

/** What only the site's own data can tell, made of the result of `query`. */
export interface SiteFacts {
  /** `https://…`, without a slash at the end. */
  readonly siteUrl: string;
  /** Day of the last change by address, as YYYY-MM-DD, for the sitemap. */
  readonly lastModified: Readonly<Record<string, string>>;
  /** The members of `manifest.webmanifest`. */
  readonly manifest: Readonly<Record<string, unknown>>;
}

/** Whose licences `third-party.txt` holds, beside those of the packages in the client scripts. */
interface NoticeOptions {
  /** First line of the file. */
  readonly heading: string;
  /** Packages whose fonts or drawings stand in the pages. */
  readonly packages: readonly string[];
  /** Folders with files `LICENSE*.txt`; each counts while a picture that it names is published. */
  readonly folders: readonly string[];
}

export interface DocumentsOptions {
  /** Folder to make, on the same disk as the project. */
  readonly output: string;
  /** Module whose code stands in the head of every page; empty for none. */
  readonly inlineScript: string;
  /** Modules that the inline script imports with `import()`: each becomes a file of its own. */
  readonly lazyScripts: readonly string[];
  /** Browsers for which esbuild compiles the scripts. */
  readonly targets: readonly string[];
  readonly scriptEffects: ScriptEffects;
  /** Addresses of pages that need no other file: a server shows them when it fails. */
  readonly selfContained: readonly string[];
  /** Addresses of pages that servers show by themselves: not listed, not in the sitemap. */
  readonly unlisted: readonly string[];
  /** Addresses of files that other sites may embed. */
  readonly embeddable: readonly string[];
  /** Asks search engines to stay out of the whole site. */
  readonly noindex: boolean;
  /** GraphQL query whose result is handed to `site`. */
  readonly query: string;
  readonly site: (data: never) => SiteFacts;
  readonly notices: NoticeOptions;
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
